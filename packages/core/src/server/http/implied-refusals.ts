import type * as z from 'zod';
import { linkPurposeOf } from '../../contract/call.ts';
import type { CallDeclaration } from '../../contract/call.ts';
import { generalRefusals } from '../../contract/refusals.ts';
import { codesOfSchema } from '../../contract/schema-codes.ts';

const { sessionEnded, signedOut, forbidden, noToken, deadToken, wrongKind, tooLarge, unreadable, tooOften, invalid } =
  generalRefusals;

const codesOf = (schema: z.ZodObject | undefined): readonly string[] => (schema ? [...codesOfSchema(schema)] : []);

function codesOfAccess({ access }: CallDeclaration): readonly string[] {
  if (linkPurposeOf(access) !== undefined) return [noToken, deadToken];
  return access === 'public' ? [] : [signedOut, forbidden];
}

const codesOfBody = ({ method, readsBody, form }: CallDeclaration): readonly string[] =>
  method === 'GET' || readsBody ? [] : [wrongKind, tooLarge, ...Object.values(form?.files ?? {}).map((rule) => rule.tooLarge)];

/**
 * The codes that a call refuses with because of what it is: its access, its method, its body and its schemas; what
 * no call could mean, and what is asked for too often. What its handler adds to them, the call declares.
 */
export const impliedRefusals = (call: CallDeclaration): ReadonlySet<string> =>
  new Set([
    // Who calls is looked at again once the body is here.
    ...(call.method === 'GET' ? [] : [sessionEnded, signedOut]),
    ...codesOfAccess(call),
    ...codesOfBody(call),
    ...[call.params, call.query, call.body].flatMap(codesOf),
    invalid,
    unreadable,
    tooOften,
  ]);
