import type { AccessFinding } from '#contract/access-finding.ts';

/** What was found; null where the page could not be checked. */
export type AccessAnswer = readonly AccessFinding[] | null;

export interface AccessQuestion {
  /** Resolves with null where the answer does not come. */
  readonly ask: (send: () => void) => Promise<AccessAnswer>;
  readonly answer: (findings: AccessAnswer) => void;
}

/** One question at a time to a page that may be replaced before it answers. `patience` is in milliseconds. */
export function createAccessQuestion(patience = 60_000): AccessQuestion {
  let settle: ((answer: AccessAnswer) => void) | undefined;
  const answer = (findings: AccessAnswer): void => {
    settle?.(findings);
    settle = undefined;
  };
  return {
    answer,
    ask(send) {
      answer(null);
      return new Promise((resolve) => {
        const late = setTimeout(() => answer(null), patience);
        settle = (findings) => {
          clearTimeout(late);
          resolve(findings);
        };
        send();
      });
    },
  };
}
