/** Thrown through whatever reads, once there is as much text as is kept. */
export class Enough extends Error {}

/** Takes texts of a file until there is enough. */
export interface TextSink {
  /** Throws `Enough` where no more is taken. */
  add(text: string): void;
  /** All that was taken, in lines. */
  text(): string;
}

/** `most`: characters. `until`: milliseconds since 1970, after which nothing more is taken. */
export function createTextSink({ most, until }: { readonly most: number; readonly until: number }): TextSink {
  const parts: string[] = [];
  let taken = 0;
  return {
    add(text) {
      const part = text.slice(0, most - taken);
      parts.push(part);
      taken += part.length;
      if (taken >= most || Date.now() > until) throw new Enough();
    },
    text: () => parts.join(''),
  };
}
