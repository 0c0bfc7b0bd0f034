import { defineServiceKey } from '../kernel/service.ts';

/** A tag as it is read for pages. */
export interface ReadTag {
  /** The id that was asked for: another one where the tag was merged. */
  readonly askedID: string;
  readonly id: string;
  readonly term: string;
  readonly isPrivate: boolean;
}

/** The port that reads tags by their ids; ids of which there is none any more are left out. What it reads depends on `cacheTags.tag`. */
export interface TagReader {
  read(ids: readonly string[]): Promise<readonly ReadTag[]>;
}

export const tagReader = defineServiceKey<TagReader>('site/tag-reader');
