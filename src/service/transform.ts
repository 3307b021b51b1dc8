// Takes: a posted body and what to make of it. Gives: the bytes of the answer. The one way in for every post-back transform that asks
// nothing but the body, so that it can run here or in a thread. Never: stores anything, nor asks the quota.
import { RequestedCorrections } from '../contract/corrections-request.ts';
import type { SigningKeys } from '../attest/attestation.ts';
import { converted, type FormatName } from './convert.ts';
import type { AskedWhere } from './drawn-where.ts';
import { correctedText, type AskedCorrections } from './correct-response.ts';
import { extractionIn, misshapen } from './received-response.ts';
import { certificateOf, dxfOf, geopackageOf, type Posted } from './transforms.ts';
import { verified } from './verified.ts';

export type { SigningKeys };
export type Transform =
  | { readonly kind: 'verify' }
  | { readonly kind: 'certificate' | 'dxf' | 'geopackage'; readonly where?: AskedWhere }
  | { readonly kind: 'convert'; readonly to: FormatName; readonly local: boolean; readonly where?: AskedWhere }
  | { readonly kind: 'corrections'; readonly closureStandard: number; readonly now: Date };

export async function transformed(posted: Posted, wanted: Transform, keys: SigningKeys): Promise<Uint8Array> {
  switch (wanted.kind) {
    case 'certificate':
      return await certificateOf(posted, keys, wanted.where);
    case 'dxf':
      return Buffer.from(await dxfOf(posted, wanted.where));
    case 'geopackage':
      return await geopackageOf(posted, wanted.where);
    case 'verify':
      return Buffer.from(JSON.stringify(verified(posted, keys)));
    case 'convert':
      return Buffer.from(await converted(posted, wanted.to, wanted));
    case 'corrections':
      return Buffer.from(correctedText(posted, askedOf(posted.value), { ...wanted, keys }));
    default:
      return unreachable(wanted);
  }
}

function unreachable(wanted: never): never {
  throw new Error(`no transform ${JSON.stringify(wanted)}`);
}

function askedOf(value: unknown): AskedCorrections {
  extractionIn(value);
  const asked = RequestedCorrections.safeParse(value);
  if (!asked.success) throw misshapen(asked.error, []);
  const { corrections, adjust, by } = asked.data;
  return {
    corrections: (corrections ?? []).map((item) => ({ ...item, before: item.before, after: item.after })),
    adjust: adjust ?? [],
    by: by ?? '',
  };
}
