import { expect } from 'chai';
import { createFailureCopies } from './failure-copies.ts';

describe('a copy of the page for failures', () => {
  it('is made again where something was dropped while it was made', async () => {
    // Fails where only what is dropped after the first copy counts.
    let drop: (tags: readonly string[]) => void = () => undefined;
    const drawn: string[] = [];
    const copies = createFailureCopies({
      settings: { availableLocales: ['nl-NL'], defaultLocale: 'nl-NL' } as never,
      log: { warn: () => undefined } as never,
      invalidations: { subscribe: (listener: typeof drop) => (drop = listener) } as never,
      draw: async () => {
        const html = `copy ${drawn.length + 1}`;
        drawn.push(html);
        if (drawn.length === 1) drop(['path:/500']);
        return Promise.resolve({ page: { html, isForVisitor: false } as never, tags: new Set(['path:/500']) });
      },
    });
    for (const wanted of ['copy 1', 'copy 2', 'copy 2']) {
      void copies.refresh('/');
      await new Promise((resolve) => setImmediate(resolve));
      expect(copies.of('/')).to.equal(wanted);
    }
  });
});
