import { defineServiceKey } from '../../kernel/service.ts';

/** The port to the files of builds, of this one and of others: pages that somebody keeps go on naming those they were drawn with. */
export interface BuildFiles {
  /** A file of any build that is kept, by its name: `theme-Bx3k.css`. Undefined where none of them has it. */
  read(name: string): Promise<Uint8Array | undefined>;
}

export const buildFiles = defineServiceKey<BuildFiles>('site/build-files');
