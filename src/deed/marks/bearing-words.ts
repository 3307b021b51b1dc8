// Takes: nothing. Gives: patterns for what stands before a bearing that points at something, and for what says that the course itself runs so.
// Never: a decision; aside.ts weighs them.
import { TREES as TREE_NAMES } from '../words/trees.ts';
import { before } from '../words/before.ts';
import { anyOf, wording } from '../words/wording.ts';

/** Trees beside a corner: "with an ash tree bearing", "a W.O. being". */
export const TREE = `(?:${TREE_NAMES}|trees?|saplings?|stumps?|firs?|aspens?|mulberries)`;
const TREE_OR_INITIALS = String.raw`(?:${TREE}|[a-z]\.\s?[a-z]\.?'?s?)`;
const MARK = 'point|corner|monument|pin|stake|place|pipe|station|rebar|mark'.split('|');
const ABOUT = ['about ', 'approximately ', 'approx[.]? ', 'a distance of '];

const POINTS = [
  String.raw`\b(?:bears?|brs\.?|bore|lies?)`,
  String.raw`\b(?:corner|monument|tree|point|station|stake|post|pin|which|whence)[^.;]{0,60}\bbearing`,
  wording`\b${TREE_OR_INITIALS} (?:bearing|being)`,
  // "to a stake, the corner of the mill bearing"
  wording`\bto\s[^;,]{3,60}, (?:the|an?) (?!(?:true|magnetic|same|general)\b)[a-z]+(?: (?:of|on|in|at) (?:the |said )?[a-z]+){0,2} bearing`,
  wording`\b(?:said|which|such) ${MARK}[^.;]{0,60}\b(?:being|is|lies|located|bearing)
    (?: (?:also|located|situated?|distant|further described as bearing))?`,
  wording`\b(?:located|situated?|distant|(?:which|that) (?:is|are))`,
  wording`\bbearings? and distances? of`,
  wording`\b(?:variation|declination)(?: (?:of|is|being))?`,
  String.raw`\b(?:latitude|longitude|respectively)`,
];
export const isPointed = before(new RegExp(wording`${anyOf(POINTS)}[\s:,]{0,3}${ABOUT}?`));

/** "with the bearing of Mill Lane being N 5° E": what the bearings are counted from. */
export const isOfTheBasis = before(
  new RegExp(
    wording`\b(?:with|based (?:up)?on|assuming|using|taking|considering|holding) (?:the|an?) (?:[a-z]+ ){0,2}
      (?:bearing|azimuth|direction|course) of (?!which|said (?:line|course))[^;]{3,80}\s(?:being|is|as|to be)[\s:,]{0,3}`,
  ),
);

/** "the course when corrected is …": the same course said again. */
export const isSaidAgain = before(
  new RegExp(
    wording`\b(?:corrected|formerly|deed|record|recorded|called|being the same as)[^.;,]{0,20}\s(?:is|was|calls?|as) `,
  ),
);

const CENTER = wording`cent(?:er|re)(?: of (?:which|(?:said|the|which) (?:circle|curve|arc)))?`;
const OF_THE_COURSE = [
  // "along the wall, which bears", but not "along the wall to a stone which bears"
  wording`\b(?:along|with|parallel (?:to|with)) (?:(?!\b(?:to|corner|monument|tree|point|stake|stone|post|pin|pipe|from)\b)[^.;]){3,80}
    [\s,](?:which|that)(?: line)? bears`,
  wording`\b(?:along|thence,?(?: runn?(?:ing)?)?(?: (?:on|with|by|at))?) an? (?:approximate |true |magnetic )?(?:bearing|course) and distance of`,
  // "on a bearing of", "having a chord bearing"
  wording`\b(?:on|with|at|by|along|in|has|having) (?:an?|the|its) (?:[a-z-]+ ){0,2}(?<!\b${TREE}\s+)(?:bearing|course|azimuth)s?(?: of)?`,
  // "the chord azimuth and distance being", "a radius point which bears"
  wording`\b(?:course|distance|azimuth|length|chord|l[.]?\s?c[.]?|angle|delta|tangent|line|traverse|radial|then|radius(?: point)?
    |(?:whose|the|its) cent(?:er|re)(?: point)?|${CENTER}|arc|thence|running|and)[a-z]*
    (?: thereof| (?:of|to|at) which| which| that)?[\s,]{1,3}(?:being|is|are|bears?|bearing)(?: of)?`,
  wording`\b(?:radius point|${CENTER})(?: of (?:which|(?:said|the) (?:curve|arc|circle)))? (?:lies|lying)`,
  wording`\b(?:tangent|radius|radial line) (?:line )?(?:to|of|at|from) (?:said|the|such|this|its|which)\b
    (?:(?!\b(?:corner|monument|tree|stone|whence|from which)\b)[^.;]){0,50}\bbear(?:s|ing)(?: of)?`,
  wording`\bchord(?:(?!\bto an? |\bfrom which\b|\bwhence\b)(?:[^.;]|\.(?=\d)|(?<=\bft)\.)){0,80}
    (?:bears?|brs\.?|bearing|being|is)(?: and (?:distance|length))?(?: of)?`,
];
/** Said of a course itself and no aside. */
export const isOfTheCourse = before(new RegExp(wording`${anyOf(OF_THE_COURSE)}[\s:,]{0,3}`));

/** "to a line which bears South 80° East from the beginning": the line that the course runs to. */
export const LINE_THAT_BEARS = new RegExp(wording`\bline (?:(?:which|that) bears?|bearing)[\s,]{0,3}$`);

const MEETS = [
  'to',
  '(?:until|till) it (?:intersects|meets|strikes|reaches)',
  '(?:intersect[a-z]*|meeting|junction) (?:thereof )?(?:with|of|by)',
];
/** "to its intersection with a line through the beginning and bearing S 5° E": the bearing of what the course runs to. */
export const OF_THE_LINE_MET = new RegExp(
  wording`\b${MEETS} (?:the (?:[a-z]+ )?(?:extension|prolongation|projection|production|continuation) of )?(?:an?|the) (?:straight |certain )?
    line\s(?:running|drawn|extending|extended|(?:[^;,]{0,60}?(?:,?\sand)? )?(?:bearing|(?:which|that) (?:bears|runs|extends)))
    (?: (?:therefrom|from\s[^;,]{1,60}))?\s{1,3}$`,
);

/** "from which the bearing and distance to the monument is": what stands elsewhere. */
export const isReferenceTo = before(
  new RegExp(
    wording`\bfrom which (?:point |corner |monument )?(?:the )?(?:true )?(?:bearing|course|azimuth)s?\b[^;]{0,80}\b(?:is|are|being)[\s:,]{1,3}`,
  ),
);

/** "Va. 19° 45' E.", "The declination at the time of the survey was 3° 15' East". */
export const isOfVariation = before(
  new RegExp(
    wording`\b(?:(?:va|var|varn|variation)[.]?[\s:,=]{1,3}(?:is |of )?
      |(?:variation|declination|convergence)\b[^.;:\d]{0,80}\b(?:is|was|being|of|at|by) (?:about |approximately )?)`,
  ),
);
