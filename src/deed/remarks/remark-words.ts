// Gives: the words by which a paper speaks about its own courses, figures or validity, and by which a course never speaks: whoever
// describes land writes of lines, corners, trees and neighbours, and hardly ever "though", "miscopied" or "estimated".
// Never: a word of plain descriptions or of a deed's forms: each was counted over descriptions that are proven (docs/verdicts.md).

interface Words {
  readonly whole: ReadonlySet<string>;
  readonly begun: ReadonlySet<string>;
  /** The first letters of `begun`, each of which has as many at least. */
  readonly heads: ReadonlySet<string>;
}
const HEAD = 4;

/** Beginnings of words ("miscop~" is miscopied, miscopying) and whole words. */
const words = (list: string): Words => {
  const all = list.trim().split(/\s+/);
  const begun = all.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1));
  return {
    whole: new Set(all.filter((word) => !word.endsWith('~'))),
    begun: new Set(begun),
    heads: new Set(begun.map((word) => word.slice(0, HEAD))),
  };
};

/** They speak of a value or of the paper wherever they stand near a description. */
const TELLING = words(`
 miscop~ misstat~ misprint~ misread~ mistak~ mistook misdescri~ misrecit~ misquot~ mistyp~ mislabel~ misplac~ miscalc~ misreckon~ misreport~
 misunder~ misspel~ erroneous~ error errors erred errat~ wrong~ incorrect~ inaccura~ amiss corrected corrects correct correctly corrigend~
 defective discrepan~ contradict~ disagree~ inconsisten~ differ differs differing differed variance oversight blunder~
 supersed~ rectif~ restat~ redraw~ redrew redrawn rewrit~ rewrote rewritten overrid~ overrul~ altered alters altering
 alteration~ changed changes changing unadjusted edited countermand~ undone undo
 rescind~ rescis~ quash~ abrogat~ expung~ erased erasure~ delet~ omitted omits omission~
 stricken struck obliterat~ blot blotted disregard~ ignored ignoring retracted retracts renounc~ repudiat~
 backward~ backwards contrary transpos~ interchang~ swap~ inverted switched
 estimat~ guess~ pace paced pacing paces stepped stepping scaled scaling protract~ interpolat~ extrapolat~ photograph~ aerial eyeball~ roughly
 approximation presum~ suppos~ conject~ recollec~ remembers recalls memory testif~ deponent deposes hearsay rumor~ 
 questioned questionable uncertain~ unsure unverif~ unclear ambig~ undetermin~ undecided
 unmeasur~ unconfirm~ unresolv~ unreliab~ indistinct~ illegib~ unread~ smudg~ blur~ faded torn worn stained burnt burned fold folded
 blank blanks blanked missing lacking wanting wanted incomplete~ unfinish~ handwrit~ pencil~ ink inked interlin~ initialed initialled typist
 typo typos typograph~ transcrib~ transcription~ copyist copying scriven~ clerical draftsman~ draft drafts drafted drafting prelim~
 provisional~ tentativ~ conceptual concept specimen sample samples example~ placehold~ filler template hypothet~ fictit~ imaginar~ imagined
 invented inventing invention unsigned unexecuted tbd dummy mock illustration illustrative trial experiment~ pretend~ supposed purported so-called
 remeasur~ rechain~ remeasure reshoot~ reshot rerun recomput~ recalculat~ recheck~ reexamin~ multiply multiplied multiplying tape tapes taped
 shrunk shrink~ stretched uneven~ rotate rotating quadrant quadrants exaggerat~ overstat~ understat~ overlong overrun~
 reduced reduces reducing reduction diminish~ narrower narrowed widened lengthened shifted shifts shift realign~
 optionally alternative~ alternatively alternate 
 footnote~ asterisk~ denotes labeled labelled bracketed parenthes~ printed prints renumber~
 stadia reconnaissance phoned telephoned verdict guilty maybe barely hardly scarcely unlike aggregate retain retains rows counted counting reckon~ circuit apiece slab foundation footprint roof
 nobody ocr optical typeface scanned scanner
 superfluous redundant obsolete outdated
 stale ineffective ineffectual unlawful~ forged fraudulent~ unapproved unaccepted
 version versions tamper~ odometer garbl~ muddl~ jumbl~ confus~ scrambl~ mislaid beware caveat dubious suspect~ suspicio~ puzzl~ flawed faulty
 careless~ sloppy haste hasty hastily hurried reputed reputedly allegedly squabbl~ quarrel~ feud lawsuit lawsuits interlap~ interlock~ laps lapped lapping bogus sham
 crude crudely ballpark unascertain~ unlocated unstaked unsettled shelved scrapped discard~ predates predating antedat~ amateur drunk daylight
 halved doubled tripled subtract~ deduct~ offsetting compensate~
`);

/** They undo a paper or a bargain; a deed's forms say them too, of liens, taxes and terms. */
const DEALING = words(`
  cancel~ annul~ void voided voids nullif~ nullity refus~ disclaim~ extinguish~ waiv~ retained assessed moved moves relocated
  replac~ substitut~ published endorsed endorsement lapsed lapses forfeited suspended postponed deferred unenforce~ inoperative invalid~
  believ~ belief alleg~ contend~ disput~ question questions doubt~ option optional choose~ choice pleasure elects electing governs prevail~
  reject~ conflicts conflicting controls controlling litigat~
  contest contests contested competing rival rivals escrow fell eject~ squatter~ settle settles settling decide~ wants wish wishes wished thinks
  picks picked picking selects selecting swing swings swung straighten~ traded
`);

/** English that a course has no use for; near the figure it is somebody speaking. */
const SPEAKING = words(`
  though although since because unless whether neither nor never nobody nothing not cannot doesn't don't didn't isn't aren't wasn't weren't
  won't hasn't haven't must should would might could ought yet too instead rather elsewhere whatever wherever whichever whenever whoever somewhere
  somehow something anything if but only merely solely simply anew twice thrice once later sooner eventual~ fact facts perhaps possibly
  probably likely apparently evidently seemingly notwithstanding already nevertheless nonetheless despite regardless indeed very quite really
  actually besides beyond here why how
  keeps keeping kept carved takes taken took brought brings gave gives makes making becomes became belongs belong pertains
  comes went gone stands stood stops stop stopped ends reached reaches holds held puts put
  meant understood explain~ remark~ legend written wrote read reads reading words word letters applied applies apply
  says stating told saith appears seem seems
  lesser perfect shared every sense fit fits fitted forced fix fixed match matches matched
  reversed opposed differently similarly accordingly
  missed misses looked looks hope~ prefer~
  hangs spoken stays stayed ours hers theirs else everything anywhere thrown throws mixed strange bad worst shorter smaller
  bigger different purport~ judged figured eye sighted lost vanished eroded better someday soon sorry unfortunate~ regret~
`);

/** What people do and say: behind a figure somebody tells what happened. */
const TELLING_TALES = words(`
  add adds again ago argue~ asked asks asserts asserted beat blame~ borrow~ broke bring catch caught chose climb~ complain~ conceal~ counts denies deny disappear~
  discover~ divert~ drag dragged dream~ drew drop drops drove dropped escaped expects failed fears felt forbade forbid~ forget forgot fought gained gather~ gave
  get got gotten grew handed happens hid hidden hit hurt insist~ invade~ knew knows lack lacks lays lean leans lift lose loses losing mend~ miss neglected
  objected objects overlook~ persuad~ plowed protest~ pull pulls pulled push pushed reason reveal~ relied relies remained rush sank sat shake shot sit sits
  skip~ slid slipped speak speaks spoke stick stole strayed stuck suggest~ surpris~ talk talked tell tells think thing thought threaten~ threw throw
  tried tries trying trouble~ twist~ urge~ wander~ warn~ watch weigh~ went won wonder~ worry worked why folks neighbors
`);

/** Another language than the description's: what it says is not read. */
const FOREIGN = words(
  `und nicht ist soll sollte wurde wird statt sondern que pero sino según está debe fue cette doit mais n'est selon était donde dice puesto pas elle ayant ici ligne sont nota
  queda fuera excepto menos salvo ausgenommen sauf`,
);

/** Among the courses themselves also words that say how values were had elsewhere in a paper: there they are of one course. */
const AMONG_COURSES = words(`
  assumed declination magnetic scale approximate~ conflict~ sloping offset see thought others shows happen~ happened stand stay~ when while we our my hers
  theirs proper properly`);

const LONGEST = 14;
const isIn = ({ whole, begun, heads }: Words, word: string): boolean => {
  if (whole.has(word)) return true;
  if (!heads.has(word.slice(0, HEAD))) return false;
  for (let length = Math.min(word.length, LONGEST); length >= HEAD; length--)
    if (begun.has(word.slice(0, length))) return true;
  return false;
};

export const isTelling = (word: string): boolean => isIn(TELLING, word);
export const isSpeaking = (word: string): boolean => isIn(SPEAKING, word);
export const isOfOneCourse = (word: string): boolean => isIn(AMONG_COURSES, word);
export const isOfATale = (word: string): boolean => isIn(TELLING_TALES, word);
export const isDealing = (word: string): boolean => isIn(DEALING, word);
export const isForeign = (word: string): boolean => isIn(FOREIGN, word);
