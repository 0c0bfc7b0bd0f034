import { expect } from 'chai';
import { deviceOf, fittingWidth, readPreviewChoice } from './preview-choice.ts';

const wide = (query: string) => query.includes('>=');
const small = (query: string) => query.includes('<');
const keeping = (text: string | null) => () => ({ getItem: () => text, setItem: () => undefined });

describe('the choice of a preview', () => {
  it('is, until somebody chose, to show it where there is room, in a width that can be read there', () => {
    expect(readPreviewChoice(1, false, wide, keeping(null))).to.deep.equal({ isShown: true, width: 768, theme: 'system' });
    expect(readPreviewChoice(1, false, small, keeping(null))).to.deep.equal({ isShown: false, width: 360, theme: 'system' });
  });

  it('leaves the room to a text, until somebody chose', () => {
    expect(readPreviewChoice(1, true, wide, keeping(null)).isShown).to.equal(false);
    expect(readPreviewChoice(1, true, wide, keeping('{"isShown":true}')).isShown).to.equal(true);
  });

  it('is what was kept, of which what makes no sense counts as not said', () => {
    expect(readPreviewChoice(1, false, wide, keeping('{"isShown":false,"width":1011,"theme":"dark"}'))).to.deep.equal({
      isShown: false,
      width: 1011,
      theme: 'dark',
    });
    for (const kept of [
      '{"isShown":1,"width":"900"}',
      '{"width":319}',
      '{"width":1920.5}',
      '{"theme":"sepia"}',
      'null',
      '[',
      '7',
    ])
      expect(readPreviewChoice(1, false, wide, keeping(kept)), kept).to.deep.equal({
        isShown: true,
        width: 768,
        theme: 'system',
      });
    const forbidden = () => {
      throw new Error('no storage');
    };
    expect(readPreviewChoice(1, false, wide, forbidden)).to.deep.equal({ isShown: true, width: 768, theme: 'system' });
  });

  it('is a width of whole pixels within the limits, which some devices have', () => {
    expect([0, 500.4, 5000].map(fittingWidth)).to.deep.equal([320, 500, 1920]);
    expect([360, 361, 1280].map(deviceOf)).to.deep.equal(['phone', undefined, 'desktop']);
  });
});
