import { expect } from 'chai';
import { readPreviewChoice } from './preview-choice.ts';

const wide = (query: string) => query.includes('>=');
const small = (query: string) => query.includes('<');
const keeping = (text: string | null) => () => ({ getItem: () => text, setItem: () => undefined });

describe('the choice of a preview', () => {
  it('is, until somebody chose, to show it where there is room, in a width that can be read there', () => {
    expect(readPreviewChoice(1, wide, keeping(null))).to.deep.equal({ isShown: true, device: 'tablet' });
    expect(readPreviewChoice(1, small, keeping(null))).to.deep.equal({ isShown: false, device: 'phone' });
  });

  it('is what was kept, of which what makes no sense counts as not said', () => {
    expect(readPreviewChoice(1, wide, keeping('{"isShown":false,"device":"desktop"}'))).to.deep.equal({
      isShown: false,
      device: 'desktop',
    });
    for (const kept of ['{"isShown":1,"device":"toString"}', 'null', '[', '7'])
      expect(readPreviewChoice(1, wide, keeping(kept)), kept).to.deep.equal({ isShown: true, device: 'tablet' });
    const forbidden = () => {
      throw new Error('no storage');
    };
    expect(readPreviewChoice(1, wide, forbidden)).to.deep.equal({ isShown: true, device: 'tablet' });
  });
});
