import type { MediaRecord } from '../../contract/content.ts';
import type { SiteMedia } from '../../site/define-site.ts';
import type { CommandContext } from '../kernel/command.ts';
import { defineServiceKey } from '../kernel/service.ts';

/** The group in which the address of a record's picture stands, in the place of a group of a page. */
export const recordGroup = 'record';

/** A record of a plugin that shows a picture of the media library. */
export interface PicturedRecord {
  /** A UUID, which no two records share. */
  readonly id: string;
  /** What people call it, at most 64 characters of which say where a file is used. */
  readonly label: string;
}

/** The transaction of a command, as pictures need it. */
export interface PictureContext extends Pick<CommandContext, 'actor' | 'invalidate'> {
  readonly em: object;
}

/** The pictures of the media library that records of a plugin show to everybody, such as portraits. */
export interface RecordPictures {
  /**
   * Says in a command which picture a record shows from now on, null for none: whoever looks where the file is used finds the
   * record, and the file cannot be deleted meanwhile. Refuses (V_17) a file that is gone, no image, or kept from the actor; one
   * that it shows already stays. `property`: the field that a refusal names.
   */
  show(context: PictureContext, record: PicturedRecord, fileID: string | null, property?: string): Promise<void>;
  /** What records show, by their ids, with addresses for visitors. From memory, mostly. */
  of(recordIDs: readonly string[]): Promise<ReadonlyMap<string, SiteMedia>>;
}

/** The port through which plugins show pictures: `app.service(recordPictures).of('planner')`. */
export interface AllRecordPictures {
  /** The pictures of a plugin, by its id. */
  of(plugin: string): RecordPictures;
  /** What a record shows; undefined where there is none such. */
  find(recordID: string): Promise<MediaRecord | undefined>;
}

export const recordPictures = defineServiceKey<AllRecordPictures>('site/record-pictures');
