import { expect } from 'chai';
import { homeHeaderOptions } from '../options.ts';
import { drawAudiences } from './draw-audiences.ts';

const audience = (kind: string, title = 'Kerken') => ({ kind, title, text: '', link: null });
const options = homeHeaderOptions.parse({
  drawings: ['church', 'mill'].map((name) => ({
    name,
    label: name,
    draw: ({ id, place }: { id: string; place: number }) => `<svg id="${id}-${name}-${place}"></svg>`,
  })),
  definitions: (id: string) => `<svg id="${id}"></svg>`,
});

describe('drawAudiences', () => {
  it('draws each audience in its place, with ids that begin alike', () => {
    const { definitions, audiences } = drawAudiences([audience('mill'), audience('church')], options);
    const [, id] = /^<svg id="(home-header-[0-9a-f]{8})"><\/svg>$/.exec(definitions) ?? [];
    expect(id).to.be.a('string');
    expect(audiences).to.deep.equal([
      { kind: 'mill', drawing: `<svg id="${id}-mill-1"></svg>` },
      { kind: 'church', drawing: `<svg id="${id}-church-2"></svg>` },
    ]);
  });

  it('gives another block other ids, and the same block the same', () => {
    const draw = (title: string) => drawAudiences([audience('mill', title)], options).definitions;
    expect(draw('Molens')).to.equal(draw('Molens')).and.not.to.equal(draw('Windmolens'));
  });

  it('has nothing for a name that the site does not know', () => {
    for (const kind of ['', 'castle', '__proto__'])
      expect(drawAudiences([audience(kind)], options)).to.deep.equal({ definitions: '', audiences: [null] });
    expect(drawAudiences([audience('mill')], homeHeaderOptions.parse(undefined)).audiences).to.deep.equal([null]);
  });
});

describe('the options of home-header', () => {
  const draw = (): string => '<svg></svg>';
  it('take drawings with a name for a class, a label and a function', () => {
    const isValid = (drawing: object) => homeHeaderOptions.safeParse({ drawings: [drawing] }).success;
    expect(isValid({ name: 'church', label: 'A church', draw })).to.equal(true);
    for (const wrong of [{ name: 'a b' }, { name: '' }, { label: '' }, { draw: '<svg></svg>' }, { colour: 'red' }])
      expect(isValid({ name: 'church', label: 'A church', draw, ...wrong }), JSON.stringify(wrong)).to.equal(false);
  });
});
