import type { Client } from '../client/create-client.ts';
import type { FieldError } from '../contract/errors.ts';
import type { NewBlock } from './control.ts';
import type { Reason } from './ui/list/reason-list.tsx';

/** A file as an importer read it, before it is a page. */
export interface ReadFile {
  /** Suggested title of the page. */
  readonly title: string;
  /** The content of the file in words: `3 sections, 2 tables and 4 images`. */
  readonly summary: string;
  /** The parts that no page can hold: one sentence, empty where there are none, and the reasons. */
  readonly leftOut: {
    readonly text: string;
    readonly reasons: readonly Reason[];
  };
  /**
   * Puts what belongs to it into the media library and gives its blocks. May be called again after a failure: what is
   * there already is not sent twice.
   */
  readonly finish: (tools: ImportTools) => Promise<FinishedImport>;
}

export interface ImportTools {
  readonly client: Client;
  /** Text of an error, with the label of what it is about. */
  readonly errorText: (error: Pick<FieldError, 'code'>, label?: string) => string;
  readonly signal: AbortSignal;
  /** Called with how many of how many steps are done. */
  readonly onProgress: (done: number, total: number) => void;
}

export interface FinishedImport {
  readonly blocks: readonly NewBlock[];
  /** A sentence for each part that could not be put into the library. The blocks are without those. */
  readonly failed: readonly string[];
}

/** Reads files of one kind. A file that it cannot read is refused with a sentence for whoever chose it. */
export interface AdminImporter {
  readonly read: (
    file: File,
  ) => Promise<{ readonly ok: true; readonly file: ReadFile } | { readonly ok: false; readonly message: string }>;
}
