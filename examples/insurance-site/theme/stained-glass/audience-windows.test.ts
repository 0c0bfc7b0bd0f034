import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { audienceWindows } from './audience-windows.ts';
import { windowDefinitions } from './window-definitions.ts';

const id = 'hero-1';
const drawAll = (): string =>
  windowDefinitions(id) + audienceWindows.map(({ draw }, index) => draw({ id, place: index + 1 })).join('');

describe('the windows of the four audiences', () => {
  it('use every id once and refer to none that is missing', () => {
    const html = drawAll();
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, found]) => found);
    expect(new Set(ids)).to.have.lengthOf(ids.length);
    const used = [...html.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, found]) => found);
    expect(used).to.include(`${id}-stone`);
    expect(ids).to.include.members(used);
  });

  it('have no inline style, and are less than 28 kB, 6 kB compressed', () => {
    const html = drawAll();
    expect(html).not.to.match(/\sstyle=/);
    expect(html.length).to.be.within(10_000, 28_000);
    expect(gzipSync(html).length).to.be.below(6_000);
  });

  it('differ from each other, and from themselves in another place', () => {
    const [first] = audienceWindows;
    const drawings = [1, 2, 3, 4].map((place) => first?.draw({ id, place }));
    expect(new Set(drawings)).to.have.lengthOf(4);
    expect(new Set(audienceWindows.map(({ draw }) => draw({ id, place: 1 })))).to.have.lengthOf(4);
  });
});
