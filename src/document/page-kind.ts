// Takes: what a PDF page is made of. Gives: whether its text can be taken as it is, must be recognised, or both.
// Never: calls a hidden text layer the text of the page; somebody's OCR made it.

export interface PageMakeup {
  readonly visibleGlyphs: number;
  /** Visible glyphs whose font does not say which character they are. */
  readonly unmappedGlyphs: number;
  /** Share of the page covered by pictures, 0 to 1. */
  readonly pictureShare: number;
  readonly paths: number;
}

export type PageKind = 'text' | 'scan' | 'mixed' | 'blank';

const PICTURE_IS_PAGE = 0.3; // below it a picture is a seal, a logo or a bar code
const DRAWN_TEXT_PATHS = 400; // lettering drawn as strokes; a page of text with rules and a border has some dozens

export function pageKind(makeup: PageMakeup): PageKind {
  const { visibleGlyphs, unmappedGlyphs, pictureShare, paths } = makeup;
  const unreadable = unmappedGlyphs > 0.2 * visibleGlyphs;
  const mustSee = pictureShare >= PICTURE_IS_PAGE || paths >= DRAWN_TEXT_PATHS || (visibleGlyphs > 0 && unreadable);
  if (!mustSee) return visibleGlyphs > 0 ? 'text' : pictureShare > 0 || paths > 0 ? 'scan' : 'blank';
  return visibleGlyphs > 0 && !unreadable ? 'mixed' : 'scan';
}
