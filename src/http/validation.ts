// Takes: a part of a request and its schema. Gives: the typed value, or the validation answer of SPEC.md. Never: text that the
// database cannot hold (U+0000) or that is no text at all (half a surrogate pair): such a value would fail far from its caller.
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { ValidationDetail } from '../contract/resources.ts';

export interface ValidationIssue {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string | undefined;
}

/** The parts of a request, in fastify's words and in those of `loc`. */
const PARTS = { body: 'body', querystring: 'query', params: 'path', headers: 'header' } as const;
type Part = keyof typeof PARTS;

export const textValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route);
  const part = route.httpPart as Part;
  if (part === 'params' || part === 'querystring') return (data: unknown) => validate(holdable(data as object));
  return (data: unknown) => {
    const issue = unusableText(data, '');
    return issue ? { error: new UnusableText(issue, part) } : validate(data);
  };
};

/** An id or name that no database holds is an unknown one: each route has its own answer to that. (Half a pair is no address: 400.) */
function holdable(asked: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value,
    ]),
  );
}

/** fastify takes an Error whose `validation` lists the issues. */
export class UnusableText extends Error {
  readonly statusCode = 422;
  readonly validation: readonly ValidationIssue[];
  readonly validationContext: Part;

  constructor(issue: ValidationIssue, part: Part = 'body') {
    super(issue.message);
    this.validationContext = part;
    this.name = 'UnusableText';
    this.validation = [issue];
  }
}

function unusableText(value: unknown, instancePath: string): ValidationIssue | null {
  if (typeof value === 'string') {
    if (value.includes('\0')) return { instancePath, keyword: 'invalid_text', message: 'Text may not contain U+0000' };
    if (!value.isWellFormed())
      return { instancePath, keyword: 'invalid_text', message: 'Text may not contain half a surrogate pair' };
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const issue = unusableText(member, `${instancePath}/${key}`); // as deep as json-body.ts lets through
    if (issue) return issue;
  }
  return null;
}

export function detailOf(issue: ValidationIssue, context: string | undefined): ValidationDetail {
  const path = issue.instancePath.split('/').filter((part) => part !== '');
  return {
    loc: [PARTS[(context ?? 'body') as Part], ...path.map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : part))],
    msg: issue.message ?? 'not valid',
    type: issue.keyword,
  };
}
