import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import config from '../lectern.config.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const declared = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const light = declared(read('./base.css'));
const [night = ''] =
  /@media screen and \(prefers-color-scheme: dark\) \{\n {2}:root \{.*?\n {2}\}/s.exec(read('./dark.css')) ?? [];
const schemes = { light, dark: { ...light, ...declared(night) } };

/** The value behind a name, as `#rrggbb`. */
function colourOf(colours: Readonly<Record<string, string>>, name: string): string {
  const value = colours[name] ?? '';
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  return other ? colourOf(colours, other) : value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const grounds = ['background', 'band'];
const pairs = [
  ...['text', 'quiet', 'link', 'action', 'mark', 'tip', 'warning'].flatMap((name) => grounds.map((ground) => [name, ground])),
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-bright'],
  ['on-foot', 'foot'],
] as const;

describe('the colours of the theme', () => {
  for (const [scheme, colours] of Object.entries(schemes)) {
    for (const [name = '', ground = ''] of pairs) {
      it(`${scheme}: ${name} can be read on ${ground}`, () => {
        expect(contrast(colourOf(colours, name), colourOf(colours, ground))).to.be.at.least(4.5);
      });
    }

    it(`${scheme}: the bars of the browser are of the page's ground`, () => {
      const bar = config.head?.find(({ attributes }) => attributes['media'] === `(prefers-color-scheme: ${scheme})`);
      expect(bar?.attributes['content']).to.equal(colourOf(colours, 'background'));
    });
  }

  it('know night and day apart', () => {
    expect(luminance(colourOf(schemes.dark, 'background'))).to.be.below(luminance(colourOf(schemes.dark, 'text')));
    expect(luminance(colourOf(schemes.light, 'background'))).to.be.above(luminance(colourOf(schemes.light, 'text')));
  });
});
