import type { SharedPage } from '@lectern/core';
import { keystoneMark } from '../keystone/keystone-mark.ts';
import { pageGlass } from '../page-window/page-glass.ts';
import { outlinesOf, setTitle } from './set-title.ts';

const paper = '#f7f4ee';
const deep = '#12324f';
const amber = '#c98a2b';
const glassColours = ['#a83a4d', '#d9a045', '#5b936f', '#5f93c4', '#c9dae6'];

/** Where the title stands, in pixels of 1200 by 630. */
const column = { left: 88, width: 690 };
const sizes = [
  { size: 84, lines: 3 },
  { size: 68, lines: 4 },
  { size: 54, lines: 5 },
];

const line = (text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }): string =>
  `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${outlinesOf(text)}</g>`;

/** The title, in the middle of the room above the name; the name itself where the face can write nothing of the title. */
function titleLines({ title, siteName }: SharedPage): string {
  const room = { width: column.width, sizes };
  const set = setTitle(title, room);
  const { size, lines } = set.lines.length > 0 ? set : setTitle(siteName, room);
  const leading = size * 1.14;
  const top = 270 - (lines.length * leading) / 2 + size * 0.82;
  return lines.map((text, index) => line(text, { x: column.left, y: top + index * leading, size, fill: paper })).join('');
}

/** The shapes of the mark, without what makes it a picture of its own. */
const markShapes = keystoneMark.replace(/^\s*<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/** The window of a page, as beside its title, as tall as the picture. */
function windowOf(path: string): string {
  const leads = Array.from({ length: 10 }, (_, row) => row * 24 - 57).map((y) => `M-6 ${y}l72 108M66 ${y}l-72 108`);
  const glass = 'M6 154V56A61 61 0 0 1 30 9 61 61 0 0 1 54 56V154z';
  return [
    '<g transform="translate(880 44) scale(3.66)">',
    '<path fill="#d3c8b4" d="M1 160V56A66 66 0 0 1 30 2 66 66 0 0 1 59 56V160z"/>',
    `<clipPath id="glass"><path d="${glass}"/></clipPath>`,
    '<g clip-path="url(#glass)">',
    `<path fill="#8ba3b5" d="${glass}"/>`,
    '<g transform="matrix(8 12 -8 12 30 9)" stroke-linecap="square" stroke-width="1">',
    ...pageGlass(path).panes.map(({ tint, d }) => `<path stroke="${glassColours[tint - 1] ?? paper}" d="${d}"/>`),
    '</g>',
    `<path fill="none" stroke="#2b3945" stroke-width=".9" d="${leads.join('')}"/>`,
    `<path fill="url(#light)" d="${glass}"/>`,
    '</g>',
    `<path fill="none" stroke="#2b3945" d="${glass}"/>`,
    '</g>',
  ].join('');
}

/** What social networks show of a page that has no picture: its title and its window. */
export function shareImage(page: SharedPage): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    '<linearGradient id="light" x2=".4" y2="1"><stop stop-color="#fff" stop-opacity=".45"/>',
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b1722" stop-opacity=".2"/></linearGradient>',
    '<linearGradient id="dusk" x2="1" y2="1"><stop stop-color="#1d4a73"/><stop offset=".7" stop-color="#12324f"/></linearGradient>',
    `<rect width="1200" height="630" fill="${deep}"/><rect width="1200" height="630" fill="url(#dusk)"/>`,
    titleLines(page),
    `<path fill="${amber}" d="M${column.left} 508h72v4h-72z"/>`,
    `<g color="${paper}" transform="translate(${column.left} 536) scale(1.3)"><style>.keystone{fill:${amber}}</style>${markShapes}</g>`,
    line(page.siteName, { x: column.left + 72, y: 566, size: 34, fill: paper }),
    windowOf(page.path),
    '</svg>',
  ].join('');
}
