// SPEC.md "Post-back transforms": what POST /v1/corrections asks for beside the extraction itself.
import { z } from 'zod';
import { CORRECTION_KINDS } from './response.ts';

/** More than any operator types; each one costs a pass over its tract. */
const MOST_CORRECTIONS = 1000;

const RequestedCorrection = z
  .looseObject({
    tract: z.int(),
    call: z.int(),
    field: z.string(),
    kind: z.enum(CORRECTION_KINDS).default('boundary'),
    by: z.string().default(''),
    at: z.string().default(''),
    note: z.string().default(''),
  })
  .refine((item) => 'before' in item, { path: ['before'], message: 'Required: what the field reads now' })
  .refine((item) => 'after' in item, { path: ['after'], message: 'Required: what the field should read' });

export const RequestedCorrections = z.object({
  corrections: z.array(RequestedCorrection).max(MOST_CORRECTIONS).nullish(),
  adjust: z.array(z.int()).max(MOST_CORRECTIONS).nullish(),
  by: z.string().nullish(),
});
