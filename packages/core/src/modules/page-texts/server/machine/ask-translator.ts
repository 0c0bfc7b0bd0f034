import type { MachineTranslator, TranslationTerm } from '#server/kernel/machine-translator.ts';
import { matchedTerms } from './matched-terms.ts';
import { inBatches } from './translation-batches.ts';

/** Why a translator's answer is none, in English, for the log. */
class UnusableTranslation extends Error {}

/** A text that is to be translated, as translators get it. */
export interface AskedText {
  readonly path: string;
  readonly text: string;
}

interface Asking {
  readonly texts: readonly AskedText[];
  readonly from: string;
  readonly to: string;
  readonly terms: readonly TranslationTerm[];
  /** Milliseconds of one batch. */
  readonly batchTime?: number;
}

/** Milliseconds of one batch, and of all of a page: longer, nobody waits for an answer. */
const [batchTime, pageTime] = [30_000, 240_000];

/** Signs that a translation may have: no language says so much more. */
const mostSigns = (text: string): number => 1_000 + 4 * text.length;

/** Waits for work until a signal aborts, whether or not the work listens to it. */
async function untilAborted<Answer>(work: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  let stop = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(new UnusableTranslation('it took too long'));
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** What a translator answered, where it is a text for each that was asked. */
function checked(answer: unknown, asked: readonly AskedText[]): readonly string[] {
  if (!Array.isArray(answer)) throw new UnusableTranslation('it is no list of texts');
  if (answer.length !== asked.length)
    throw new UnusableTranslation(`it has ${answer.length} texts, and ${asked.length} were asked for`);
  return answer.map((text: unknown, index) => {
    if (typeof text !== 'string') throw new UnusableTranslation('it holds something that is no text');
    if (text.length > mostSigns(asked[index]?.text ?? '')) throw new UnusableTranslation('it holds a text that is far too long');
    return text;
  });
}

/**
 * Has texts translated, batch after batch: their translations by their paths. Throws where one batch fails, takes too long, or
 * is answered with something else than a text for each.
 */
export async function askTranslator(translator: MachineTranslator, asking: Asking): Promise<ReadonlyMap<string, string>> {
  const translated = new Map<string, string>();
  const ends = performance.now() + pageTime;
  for (const batch of inBatches(asking.texts)) {
    const left = Math.max(1, Math.round(ends - performance.now()));
    const signal = AbortSignal.timeout(Math.min(asking.batchTime ?? batchTime, left));
    const segments = batch.map(({ text }) => text);
    const glossary = matchedTerms(asking.terms, segments);
    const { from, to } = asking;
    const answer = await untilAborted(async () => translator.translate({ segments, from, to, glossary, signal }), signal);
    const texts = checked(answer, batch);
    batch.forEach(({ path }, index) => translated.set(path, texts[index] ?? ''));
  }
  return translated;
}
