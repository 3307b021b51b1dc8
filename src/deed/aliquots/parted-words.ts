// Takes: nothing. Gives: the survey's words as a blank in their middle parts them ("southea st", "quar ter"), and what tells that one may be:
// one half as a word by itself, or how the second half begins. Never: a parting that leaves two words: "north east", "we st".

/** By the second half. */
const BY_SECOND =
  's ec,o f,t he,l ots,l ot,nort heast,nort hwest,sout heast,sout hwest,qua rter,quar ter,quart er,se ction,sec tion,sect ion,tow nship,town ship,towns hip,no rth,so uth,h alf,ha lf,e ast,w est,ra nge,ran ge,' +
  'thir teen,four teen,fif teen,six teen,seven teen,eigh teen,eight een,nine teen,twen ty,thir ty,for ty,fif ty,six ty,seven ty,eigh ty,nine ty,hun dred,meri dian';
/** By the first half. */
const BY_FIRST =
  'northe ast,northea st,northeas t,northw est,northwe st,northwes t,southe ast,southea st,southeas t,southw est,southwe st,southwes t,sou theast,sou thwest,quarte r,secti on,sectio n,townsh ip,townshi p,nort h,sout h,nor th,sou th,frac tional,hal f,ea st,eas t,wes t';
/** By the first letters of the second half: its last letters are those of the whole word. */
const BY_HEAD = 'no rtheast,no rthwest,so utheast,so uthwest,n ortheast,n orthwest,n orth,q uarter,s ection,to wnship';

const halves = (list: string, which: 0 | 1): string[] => list.split(',').map((word) => word.split(' ')[which]!);

export const PARTED_WORDS: readonly string[] = [BY_SECOND, BY_FIRST, BY_HEAD].flatMap((list) => list.split(','));
export const TELLING_WORDS: readonly string[] = [...halves(BY_SECOND, 1), ...halves(BY_FIRST, 0)];
export const TELLING_HEADS: readonly string[] = halves(BY_HEAD, 1).map((half) => half.slice(0, 3));
