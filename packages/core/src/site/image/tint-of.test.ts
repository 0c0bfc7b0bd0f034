import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { tintOf } from './tint-of.ts';

const css = readFileSync(new URL('./tint.css', import.meta.url), 'utf8');

/** What the stylesheet says of a step. */
const valueOf = (name: string): number => Number(new RegExp(`~='${name}'\\] \\{\\s*--tint-${name[0]}: (\\d+);`).exec(css)?.[1]);

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

describe('the tint of an image', () => {
  it('is a colour of the stylesheet close to its own, on which words can be read', () => {
    for (let red = 0; red < 256; red += 15)
      for (let green = 0; green < 256; green += 15)
        for (let blue = 0; blue < 256; blue += 15) {
          const colour = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
          const names = tintOf(colour)?.split(' ') ?? [];
          const values = names.slice(0, 3).map(valueOf);
          for (const [index, channel] of [red, green, blue].entries())
            expect(Math.abs((values[index] ?? NaN) - channel), `${colour} ${names.join(' ')}`).to.be.at.most(16);
          const [r = 0, g = 0, b = 0] = values.map(linear);
          const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
          const contrast = names[3] === 'dark' ? 1.05 / (luminance + 0.05) : (luminance + 0.05) / 0.05;
          expect(contrast, colour).to.be.at.least(4.5);
        }
  });

  it('is none where there is no colour', () => {
    for (const colour of [undefined, '', '#fff', '#GGGGGG', 'red']) expect(tintOf(colour)).to.equal(undefined);
  });
});
