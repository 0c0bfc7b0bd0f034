import { pageGlass } from './page-glass.ts';

/** A lancet of 60 by 160: stone, glass, and the lead between the panes. */
const stone = 'M1 159V56A66 66 0 0 1 30 2 66 66 0 0 1 59 56V159z';
const glass = 'M6 154V56A61 61 0 0 1 30 9 61 61 0 0 1 54 56V154z';
const moulding = 'M3.500 159V56A63.500 63.500 0 0 1 30 5.500 63.500 63.500 0 0 1 56.500 56V159';
/** Once a page. */
const id = 'page-window';
const leads = Array.from({ length: 10 }, (_, row) => row * 24 - 57)
  .map((y) => `M-6 ${y}l72 108M66 ${y}l-72 108`)
  .join('');

const light = [
  `<linearGradient id="${id}-light" x2=".4" y2="1">`,
  '<stop stop-color="#fff" stop-opacity=".5"/>',
  '<stop offset=".45" stop-color="#fff" stop-opacity="0"/>',
  '<stop offset=".6" stop-color="#0b1722" stop-opacity="0"/>',
  '<stop offset="1" stop-color="#0b1722" stop-opacity=".16"/>',
  '</linearGradient>',
].join('');

/** A small window of clear glass with a few panes of colour, drawn from the address of the page. */
export function pageWindow({ path }: { readonly path: string }): string {
  const panes = pageGlass(path).panes.map(({ tint, d }) => `<path class="page-window-glass-${tint}" d="${d}"/>`);
  return [
    '<svg viewBox="0 0 60 160" width="60" height="160">',
    `<clipPath id="${id}"><path d="${glass}"/></clipPath>`,
    light,
    `<path class="page-window-stone" d="${stone}"/>`,
    `<g clip-path="url(#${id})">`,
    `<path class="page-window-clear" d="${glass}"/>`,
    `<g transform="matrix(8 12 -8 12 30 9)" stroke-linecap="square">${panes.join('')}</g>`,
    `<path class="page-window-lead" d="${leads}"/>`,
    `<path fill="url(#${id}-light)" d="${glass}"/>`,
    '</g>',
    `<path class="page-window-edge" d="${glass}"/>`,
    `<path class="page-window-moulding" d="${moulding}"/>`,
    '</svg>',
  ].join('');
}
