// Takes: a certificate being made, or one that came back. Gives: the response it was made from, attached to it, in the characters it had.
// Never: more than that one attachment of a PDF that came from outside.
import { PDFDocument } from '@cantoo/pdf-lib';

const NAME = 'response.json';

export async function attachResponse(doc: PDFDocument, text: string, at: Date): Promise<void> {
  await doc.attach(Buffer.from(text), NAME, {
    mimeType: 'application/json',
    description: 'The response that this certificate was made from',
    creationDate: at,
    modificationDate: at,
  });
}

/** Null for a PDF that is no certificate of ours, or none at all. */
export async function attachedResponse(pdf: Uint8Array): Promise<string | null> {
  try {
    const doc = await PDFDocument.load(pdf, { updateMetadata: false });
    const found = doc.getAttachments().find(({ name }) => name === NAME);
    return found ? Buffer.from(found.data).toString('utf8') : null;
  } catch {
    return null;
  }
}
