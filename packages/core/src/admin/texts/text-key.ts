import type { en } from './en.ts';
import type { enAccounts } from './en-accounts.ts';
import type { enAudit } from './en-audit.ts';
import type { enContent } from './en-content.ts';
import type { enKit } from './en-kit.ts';
import type { enMedia } from './en-media.ts';

type Base<Key extends string> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key;

/** The keys of a catalogue; plurals without their ending. */
export type KeyOf<Catalogue> = Base<Extract<keyof Catalogue, string>>;

/** A key of the admin's own catalogue. */
export type TextKey =
  | KeyOf<typeof en>
  | KeyOf<typeof enAudit>
  | KeyOf<typeof enAccounts>
  | KeyOf<typeof enContent>
  | KeyOf<typeof enKit>
  | KeyOf<typeof enMedia>;
