import { fail } from '../fail.ts';

/** Kinds that people try in good faith, by their media type, and the word of the refusal that says what to do with each. */
const refusals = [
  [/rtf$/, 'richTextFile'],
  [/^image\/hei[cf]/, 'phonePhoto'],
  [/macroenabled/i, 'macros'],
  [/^application\/x-cfb$/, 'oldOffice'],
  [/^image\//, 'unknownImage'],
  [/^(video|audio)\//, 'filmOrSound'],
] as const;

/** Refuses a file of a kind that the library does not take: by what it is where that is known, else as one that cannot be used. */
export function refuseKind(mimeType: string): never {
  const known = refusals.find(([kind]) => kind.test(mimeType));
  return fail(known?.[1] ?? 'unusable', 'f');
}
