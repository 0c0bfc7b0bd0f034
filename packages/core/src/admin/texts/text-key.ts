import type { en } from './en.ts';
import type { enAccounts } from './en-accounts.ts';
import type { enContent } from './en-content.ts';
import type { enKit } from './en-kit.ts';
import type { enMedia } from './en-media.ts';

type Base<Key extends string> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key;

/** A key of the catalogue; plurals without their ending. */
export type TextKey = Base<
  keyof typeof en | keyof typeof enAccounts | keyof typeof enContent | keyof typeof enKit | keyof typeof enMedia
>;
