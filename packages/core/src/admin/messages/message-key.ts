import type { en } from './shell.messages.ts';
import type { enAccounts } from '../../modules/auth/admin/accounts.messages.ts';
import type { enAudit } from '../../modules/audit/admin/audit.messages.ts';
import type { enContent } from '../../modules/pages/admin/content.messages.ts';
import type { enKit } from '../gallery/gallery.messages.ts';
import type { enMedia } from '../../modules/media/admin/media.messages.ts';

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
