// Takes: a clause. Gives: whether it speaks of the description's own parts: "the second call", "courses 1 and 2", "these distances".
// Never: of the words by which one course is laid off from another ("parallel with the first course"), nor of a list's head.

const ORDINAL = String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|closing|\d{1,2}(?:st|nd|rd|th))`;
const PART = String.raw`(?:calls?|courses?|lines?|legs?|bearings?|distances?|lengths?|azimuths?|corners?|sides?|measurements?|angles?|radi(?:us|i))`;
const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;

const OWN = new RegExp(
  [
    String.raw`\b${ORDINAL}\s+(?:(?:and|or)\s+${ORDINAL}\s+)?(?:(?:above|described|mentioned|named|written|stated|given)\s+)?${PART}\b`,
    String.raw`\b(?!(?:distance|length)\s+${NUMBER}\s+and\b)${PART}\s+(?:nos?\.?\s*|numbers?\s+|numbered\s+)?${NUMBER}\s+(?:and|to|through|thru|or|is|are|was|were|has|have|being)\b`,
    String.raw`\b(?:above|foregoing|preceding|these|those|this)\s+(?:\w+\s+){0,2}(?:calls?|courses?|legs|bearings?|distances?|lengths?|azimuths?|figures?|measurements|descriptions?)\b`,
    String.raw`\bthese\s+(?:field\s+)?notes\b`,
    // "bearings hence being by needle", "from here on the courses are magnetic": another base or measure for the rest.
    String.raw`\b(?:bearings?|courses|calls|distances?|lengths?|measures?|measurements?|chains?|poles|rods|feet)\s+(?:(?:from|for|in|the|all|of|being|are|is|now|to\s+be)\s+){0,3}(?:hence(?:forth|forward)?|hereafter|thereafter|from\s+(?:here|there|this|that)|onwards?|remaining|what\s+follows|the\s+rest)\b`,
    String.raw`\b(?:from\s+(?:here|there|this\s+(?:point|corner)|that\s+(?:point|corner)|hence)(?:\s+on(?:wards?)?)?|hence(?:forth|forward)|hereafter|thereafter|the\s+remaining)\b[^;]{0,30}\b(?:bearings?|courses|calls|distances|lengths|measure\w*|needle|magnetic|true|grid|assumed|meridian)\b`,
    String.raw`\bangles?\s+at\s+(?:the\s+)?(?:beginning|starting)\s+(?:corner|point)\s+(?:is|are|being|of)\b`,
    String.raw`\bsaid\s+(?:length|distance)\s+(?:being|is|was)\b`,
    String.raw`\b(?:calls?|courses|lines|bearings?|distances?|lengths?|azimuths?|bounds|descriptions?)\s+(?:(?:as\s+)?(?:given|stated|set\s+(?:forth|out)|shown|written|recited|used)\s+)?(?:above|herein|hereinabove|here|hereof)\b`,
    String.raw`(?:^\s{0,4}|[.;(\[]\s{0,2})(?:all\s+|the\s+|all\s+the\s+)?(?:calls|courses|corners|lines|dimensions)\s+(?:are|were|have|being)\b`,
    String.raw`\b(?:half|thirds?|quarter|fourth|fifth|part|portion)\s+(?:part\s+)?of\s+the\s+(?:above|foregoing|aforesaid)\b`,
    String.raw`\b(?:poles?|rods?|perch(?:es)?|chains?|varas?|links?)\s+(?:here\s+(?:used\s+)?|herein\s+|used\s+(?:here\w*\s+)?)?(?:is|are|was|were)\b`,
    String.raw`\b(?:acreage|area|quantity)\s+(?:above\s+|herein\s+)?(?:stated|given|named|mentioned|recited)\b`,
  ].join('|'),
  'i',
);

/** Behind it: the course's own label ("First course.— Thence"), or another figure's part ("the fourth line of the whole tract"). */
const LABEL_OR_ANOTHERS =
  /^(?:[\s.,:—–-]{0,4}(?:thence|running|north|south|east|west|[ns]\.?\s{0,2}\d|due)\b|\s+(?:of\s+(?:the|said|a|an|which|lot|tract|that|such|his|her|their|parcel)\b|thereof\b|in\s+said\b|so\s+called\b|of\s+this\s+(?:tract|parcel|lot|land)\b|reading\b))/i;
/** "First course.—", and the course behind it. */
const IS_LABEL = new RegExp(String.raw`^\W*(?:the\s+)?${ORDINAL}\s+(?:course|call|line)\W*$`, 'i');
const OF_HOMESTEAD =
  /\bno\s+part\s+of\s+the\s+(?:above|foregoing|described)\b[^.;]{0,60}\bhomestead\b|\b(?:subject\s+to|rights?|easements?)\b[^.;]{0,80}\b(?:any|that|such|the)\s+(?:part|portion)s?\s+of\s+the\s+(?:above|foregoing|aforesaid)\b/i;
/** One course laid off from another, and a list's head. */
const LAID_OFF =
  /\b(?:parallel|perpendicular|right\s+angles?|deflect\w*|continu\w+|along|with|from|to|across|reversing|by|within|following|beginning\s+of|commencement\s+of|(?:initial|starting|real|true|actual)\s+point\s+(?:of|for))\s+(?:(?:to|with)\s+)?(?:the\s+|said\s+|and\s+)?(?:(?:end|beginning|prolongation|extension|direction|line|termination)\s+of\s+(?:the\s+|said\s+)?)?$/i;
const BASIS =
  /\b(?:basis|based|base|refer\w*|relative|rotated|orient\w*|meridian|grid|datum|co-?ordinates?|zone|state\s+plane|geodetic|magnetic|variation|declination|true\s+north|relat(?:ing|ed)|premising)\b/i;
/** What surveyors say of every description. */
const FORMS =
  /\b(?:actual|field)\s+(?:field\s+)?survey|\bagrees?\s+with\b|\b(?:are|is)\s+(?:marked|monumented|as\s+stated)|\bprepared\s+(?:from|by|under)|\bdescription\s+(?:is|was)\s+taken\s+from\s+(?:an?|the|said)\s+(?:[a-z]+\s+)?(?:map|plat|plan|survey)\b|\b(?:written|made|compiled|drawn)\s+(?:by|from|under|upon)\b[^.;]{0,40}\b(?:survey|me\b|surveyor)|\bwitness(?:ed|es)\b|\bfor\s+the\s+purposes?\s+of\s+this\s+description\b|\bclosure\b[^.;]{0,40}\b1\s?(?:in|:|part)|\bcertify\b|\bmore\s+or\s+less\b|\b(?:corners|lines)\s+(?:are|were)\s+(?:all\s+)?(?:set|found|marked)|\bcorners\s+held\b|\bgiven\s+to\s+correct\b|\bis\s+(?:the\s+|as\s+)corrected\b|\bin\s+accordance\s+with\b|\baccompan(?:y|ies|ied)\b|\bconforms?\s+(?:to|with)\b|\bprofessional\s+opinion\b[^.;]{0,60}\brepresents?\b|\b(?:remains?|is|are)\s+un(?:affected|changed|altered)\b|\boutside\s+(?:of\s+)?the\s+(?:above\s+|foregoing\s+)?(?:lines|bounds|description)\b/i;

/** The measure that everybody means. */
const STANDARD =
  /\b66(?:\.0+)?\s+f|\bsixty-six\s+f|\b16(?:\.5|\s?½|[\s-]1\/2)|\bsixteen\s+and\s+(?:a|one)[\s-]half|\b33(?:\.33\d*|\s?⅓|[\s-]1\/3)|\bthirty-three\s+and\s+(?:a|one)[\s-]third|\b7\.92\b/i;

export const isStandardMeasure = (clause: string): boolean => STANDARD.test(clause);

/** Whether the clause speaks of the description itself; what bearings are based on is said of all of it, and so not among the courses. */
export function speaksOfItself(clause: string, isAmongCourses: boolean): boolean {
  const found = OWN.exec(clause);
  if (!found || IS_LABEL.test(clause) || /^closing\s+corner/i.test(found[0]) || OF_HOMESTEAD.test(clause)) return false;
  const before = clause.slice(Math.max(0, found.index - 60), found.index);
  const behind = clause.slice(found.index + found[0].length, found.index + found[0].length + 30);
  if (/\bof\s+(?:the\s+)?$/i.test(before) && /corner/i.test(found[0])) return false;
  // "Corner 1 to corner 2:": between which it runs.
  if (/^corner.*\bto$/i.test(found[0]) && /^\s+corner/i.test(behind)) return false;
  if (/^(?:pole|rod|perch|chain|vara|link)/i.test(found[0]) && isStandardMeasure(clause)) return false;
  if (/^last\s.*(?:described|mentioned|named|said)/i.test(found[0])) return false;
  if (LAID_OFF.test(before) || LABEL_OR_ANOTHERS.test(behind)) return false;
  return (isAmongCourses || !BASIS.test(clause)) && !FORMS.test(clause);
}

/** Behind where a course arrives, beside what was read: "(measured 538.99 feet)", "457.36' (R) 488.41' (M)", "and ten poles more". */
const UNIT = String.raw`(?:feet|ft|poles|rods|chains|links|varas|perches|yards|met(?:er|re)s)`;
const BESIDE_COURSE = new RegExp(
  [
    String.raw`\d\s{0,2}${UNIT}[^;]{0,120}\b(?:measured|meas\.?|by\s+(?:actual\s+)?measure(?:ment)?|actual(?:ly)?)[\s:,]{1,3}(?:(?:distance|length|as|at|of|is|being)\s+){0,2}(?<length>\d[\d,]*\.?\d*)\s{0,2}(?:${UNIT}|')`,
    String.raw`\(\s?r(?:ec)?\.?\s?\)\s{1,4}\d[\d,.]*\s{0,2}(?:${UNIT}|')?\s{0,2}\(\s?m(?:eas)?\.?\s?\)`,
    String.raw`\b(?:short|beyond|past|over|under|less|more|longer|shorter|farther|further|back)\s+(?:of|than|from)\s+(?:the|this|that|said|its)\s+(?:(?:measured|called|stated|record(?:ed)?|deed|above|said|given|full|plat|true|actual)\s+){1,2}(?:distance|length|course|call|measure(?:ment)?|line)\b`,
    String.raw`${UNIT}\s+and\s+(?:then\s+)?(?:across|over|beyond)\s`,
    String.raw`\b(?:third|half|quarter|fourth|tenth|much)\s+again\b`,
    String.raw`\band\s+(?:an?|one|two|three|half\s+an?)\s+(?:rods?|poles?|foot|feet|chains?|links?|yards?|steps?|perch(?:es)?)\s+(?:over|more|extra|besides|beyond|past|again|further|farther)\b(?!\s+or\s+less)`,
    // "to the edge of the pike and the same course over it to an elm"
    String.raw`\b(?:and|then)\s+(?:(?:on|still|continuing|also|by|in|with|along|upon|thence)\s+){0,3}(?:the\s+)?same\s+(?:course|line|bearing|direction|way)\s+(?:on\s+|still\s+)?(?:over|across|beyond|through|past|to|up|down)\b(?![^;]{0,120}\d)`,
    String.raw`\b(?:then|and|on)\s+(?:on\s+)?an?\s+(?:few\s+(?:steps|paces|yards|feet|rods|links)|(?:little|short)\s+(?:way|distance|piece))\b`,
    String.raw`\bto\s+an?\s[^;,]{2,40}\sand\s+(?:[\w.]+\s+){1,3}${UNIT}\s+(?:more|further|farther)\b(?!\s+or\s+less)`,
  ].join('|'),
  'i',
);

/** Whether a second value stands among a course's last words. */
export function hasSecondValue(clause: string): boolean {
  const found = BESIDE_COURSE.exec(clause);
  if (!found) return false;
  const length = found.groups?.['length'];
  // "264.31 feet, measured 264.31 feet": said again.
  return length === undefined || clause.indexOf(length) === clause.lastIndexOf(length);
}

/** Close to the figure: a part of it, something still to be done, a value that is none. */
const UNSETTLED =
  /(?<!\bright\s+to\s+\w{3,12}\s)\bso\s+much\s+(?:of|off|as)\b(?![^.;]{0,80}\b(?:within|inside)\s+the\s+following\b)|(?<!\bacres?,?\s)\bor\s+thereabouts?\b|\b(?:will|shall|to|must|agrees?)\b[^.;]{0,40}\b(?:have|get|cause)\s+(?:it|(?:the|said|this)\s+\w+)\s+(?:to\s+be\s+)?(?:re-?)?surveyed\b|\b(?:will|shall|to|agree\w*|promis\w*)\s[^.;]{0,40}\b(?:new|another|corrected|proper|confirmatory|correction|better)\s+(?:deed|description|conveyance|legal)\b|\bnet\s+of\s+(?:the|all|said|any)\b|\bas\s+far\s+(?:out\s+|back\s+|up\s+|down\s+)?as\b|\bno\s+one\b(?![\s–-]{1,2}(?:hundred|tenth|thousand)|-)|\bto\s+be\s+(?:measured|(?:later|hereafter)\s+surveyed|staked|marked|settled|agreed|determined|selected|located|fixed|attached|supplied|furnished|added|inserted|filled|completed|provided)\b(?!\s+(?:hereto|by\s+(?:the\s+)?(?:grantee|purchaser|buyer|lessee)))|\b(?:lines?|courses?|calls?)\s+(?:is\s+|are\s+)?to\s+be\s+(?:run|drawn|laid)\b|\b(?:client|owner|surveyor|attorney|buyer|seller|engineer|title\s+co\w*)s?\s+to\s+(?:confirm|verify|check|supply|review)\b|\b(?:please|pls)\s+(?:confirm|verify|check)\b|\bsuch\s+(?:an?\s+)?(?:courses?|lengths?|distances?|bearings?)\s+as\b|\bas\s+it\s+(?:stood|was|lay)\b|\b(?:may|might|could)\s+be\s+the\s+(?:true|original|real|called|right)\b/i;
export const isUnsettled = (clause: string): boolean => UNSETTLED.test(clause);
