import { defineAdapterKey } from './service.ts';

/** How a word of the site is translated. */
export interface TranslationTerm {
  readonly source: string;
  /** Null: it stays as it is. */
  readonly target: string | null;
}

/** Texts that are translated together. */
export interface TranslationBatch {
  /**
   * At most 50, some 5,000 signs, in reading order. Marks, links and nodes inside a text are codes, `<1>…</1>` around text and
   * `<2/>` for what holds none, and its own `&`, `<` and `>` are written as in HTML. Codes may be moved, left out and used
   * again, save those that hold no text: each of them stays once.
   */
  readonly segments: readonly string[];
  /** A locale of the site: `nl-NL`. */
  readonly from: string;
  readonly to: string;
  /** The terms that these texts hold, at most 200. */
  readonly glossary: readonly TranslationTerm[];
  /** Aborts when the time is up, 30 s for each batch: nobody waits for an answer any more. */
  readonly signal: AbortSignal;
}

/** Translates texts, as a plugin brings it: `provide(machineTranslator, …)`. One site has one. */
export interface MachineTranslator {
  /** A text for each segment, in their order, in the same form. Rejects where it cannot: nothing is changed then. */
  translate(batch: TranslationBatch): Promise<readonly string[]>;
}

export const machineTranslator = defineAdapterKey<MachineTranslator>(
  'page-texts/machine-translator',
  'No page is translated by a machine: install a plugin with a machine translator.',
);
