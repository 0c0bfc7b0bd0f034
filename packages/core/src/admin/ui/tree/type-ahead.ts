import { withoutMarks } from '#contract/fold-text.ts';

/** Milliseconds after which a letter begins a new word. */
const pause = 700;

/** What somebody types to find a row, letter by letter. */
export interface TypeAhead {
  /** What is looked for once this letter was pressed at a time in milliseconds. */
  readonly press: (letter: string, now: number) => string;
  /** Whether a word is under way, to which a space belongs. */
  readonly isTyping: (now: number) => boolean;
}

/** The same letter again and again looks for each row that begins with it. */
export function createTypeAhead(): TypeAhead {
  let typed = '';
  let last = -Infinity;
  const isTyping = (now: number): boolean => typed !== '' && now - last < pause;
  return {
    isTyping,
    press(letter, now) {
      const isRepeated = [...typed].every((one) => one === letter);
      typed = isTyping(now) && !isRepeated ? typed + letter : letter;
      last = now;
      return typed;
    },
  };
}

const plain = (words: string): string => withoutMarks(words).toLowerCase();

/**
 * The index of the next row of which a name begins with what was typed, from one on and around; with more than one letter that one
 * itself counts. Accents and capitals do not matter. Undefined where there is none.
 */
export function nextThatBegins(names: readonly (readonly string[])[], typed: string, from: number): number | undefined {
  const wanted = plain(typed);
  const start = from + (typed.length > 1 ? 0 : 1);
  for (let step = 0; step < names.length; step += 1) {
    const index = (start + step) % names.length;
    if (names[index]?.some((name) => plain(name).startsWith(wanted))) return index;
  }
  return undefined;
}
