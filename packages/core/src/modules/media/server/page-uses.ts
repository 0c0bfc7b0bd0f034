import type { MediaRecord } from '#contract/content.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { FileCrop } from '../media.schema.ts';
import type { CroppedFile } from './shown-crop.ts';

/** An image in the place of another: the bytes are new, the file stays. */
export interface Replacement {
  readonly fileID: string;
  /** The file as it will be; `hash`: SHA-256 of the new bytes. */
  readonly image: CroppedFile & { readonly hash: string };
  /** The new bytes; undefined where they are gone. */
  readonly read: () => Promise<Buffer | undefined>;
}

/** The pages that use files of the library, as the library needs them. */
export interface PageUses {
  /** The image or file of a page's latest version under a key of `pageFileKey`, for those who may edit the page. */
  draftFile(
    app: Lectern,
    actor: Actor,
    place: { readonly pageID: string; readonly key: string },
  ): Promise<MediaRecord | undefined>;
  /** The image that a record of a plugin shows to everybody, by the record's id. */
  recordFile(id: string): Promise<MediaRecord | undefined>;
  /** The crops of an image on pages, live ones and latest versions. */
  cropsOfFile(app: Lectern, fileID: string): Promise<FileCrop[]>;
  /** Makes what pages will show of an image that is about to be replaced, before the transaction that does it. */
  prepareReplacement(app: Lectern, replacement: Replacement): Promise<void>;
  /** SQL of what a page is to visitors: `draft`, `live` or `changed`. `id` is an expression; `put` takes a value and gives its placeholder. */
  statusOf(id: string, put: (value: unknown) => string): string;
  /** Writes what the library says now of these files into the pages that use them. */
  refresh(context: Pick<CommandContext, 'app' | 'em' | 'invalidate'>, fileIDs: readonly string[]): Promise<void>;
}
