import { fail } from '../fail.ts';

/** Kinds that people try in good faith, by their media type, and the code that says what to do with each. */
const refusals = [
  [/rtf$/, 'G_32'],
  [/^image\/hei[cf]/, 'G_34'],
  [/macroenabled/i, 'G_35'],
  [/^application\/x-cfb$/, 'G_36'],
  [/^image\//, 'G_37'],
  [/^(video|audio)\//, 'G_38'],
] as const;

/** Refuses a file of a kind that the library does not take: by what it is where that is known, else with G_11. */
export function refuseKind(mimeType: string): never {
  const known = refusals.find(([kind]) => kind.test(mimeType));
  return fail(known?.[1] ?? 'G_11', 'f');
}
