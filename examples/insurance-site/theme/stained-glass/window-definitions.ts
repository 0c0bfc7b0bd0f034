import { lattice } from './glass-pattern.ts';

const { halfWidth: w, halfHeight: h } = lattice;

/** Two pointed arches, one within the other: the outer edge of the stone, and the glass. */
const outer = 'M1 640V188A220 220 0 0 1 100 4 220 220 0 0 1 199 188V640z';
const opening = 'M14 628V188A206 206 0 0 1 100 21 206 206 0 0 1 186 188V628z';
/** The light below the rose. */
const light = 'M14 628V292A102 102 0 0 1 100 190 102 102 0 0 1 186 292V628z';
const diamond = `M0 ${h}L${w} 0 ${2 * w} ${h} ${w} ${2 * h}z`;
const rays = Array.from({ length: 16 }, (_, ray) => {
  const angle = (ray / 16) * 2 * Math.PI;
  const at = (radius: number) => `${Math.round(100 + radius * Math.sin(angle))} ${Math.round(378 - radius * Math.cos(angle))}`;
  return `M${at(20)}L${at(93)}`;
}).join('');

interface Ids {
  /** The id of a part. */
  readonly name: (part: string) => string;
  /** A reference to it. */
  readonly url: (part: string) => string;
}

/** Where the light comes from, and what the windows are cut to. */
const gradients = ({ name }: Ids): string => `
    <clipPath id="${name('glass')}">
      <path d="${opening}"/>
    </clipPath>
    <linearGradient id="${name('masonry')}">
      <stop stop-color="#f3ead9"/>
      <stop offset=".5" stop-color="#d3c8b4"/>
      <stop offset="1" stop-color="#9b8d75"/>
    </linearGradient>
    <linearGradient id="${name('pane')}" x2="1" y2="1">
      <stop stop-color="#fff" stop-opacity=".34"/>
      <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-opacity=".3"/>
    </linearGradient>
    <linearGradient id="${name('fall')}" x2=".35" y2="1">
      <stop stop-color="#fff8e4" stop-opacity=".42"/>
      <stop offset=".4" stop-color="#fff8e4" stop-opacity="0"/>
      <stop offset=".62" stop-color="#06121e" stop-opacity="0"/>
      <stop offset="1" stop-color="#06121e" stop-opacity=".42"/>
    </linearGradient>
    <radialGradient id="${name('glow')}">
      <stop stop-color="#fff6da" stop-opacity=".75"/>
      <stop offset="1" stop-color="#fff6da" stop-opacity="0"/>
    </radialGradient>
`;

/** Panes, rays and border. */
const panes = ({ name, url }: Ids): string => `
    <pattern id="${name('quarry')}" y="${lattice.y}" width="${2 * w}" height="${2 * h}" patternUnits="userSpaceOnUse">
      <g fill="${url('pane')}" stroke="var(--lead)" stroke-width="1.7">
        <path d="${diamond}"/>
        <path d="${diamond}" transform="translate(${-w} ${-h})"/>
        <path d="${diamond}" transform="translate(${w} ${-h})"/>
        <path d="${diamond}" transform="translate(${-w} ${h})"/>
        <path d="${diamond}" transform="translate(${w} ${h})"/>
      </g>
    </pattern>
    <path id="${name('reveal')}" fill="var(--g1)" d="${opening}"/>
    <path id="${name('lattice')}" fill="${url('quarry')}" d="${opening}"/>
    <g id="${name('rays')}" fill="none" stroke="var(--lead)" stroke-width="2">
      <circle cx="100" cy="378" r="93" stroke-width="3.5"/>
      <circle cx="100" cy="378" r="75"/>
      <circle cx="100" cy="378" r="50"/>
      <path d="${rays}"/>
      <circle cx="100" cy="378" r="93" fill="${url('glow')}" stroke="none"/>
    </g>
    <g id="${name('border')}" fill="none">
      <path stroke="var(--lead)" stroke-width="36" d="${light}"/>
      <path stroke="var(--g3)" stroke-width="32" d="${light}"/>
      <path stroke="var(--g5)" stroke-width="32" pathLength="1120" stroke-dasharray="9 31" d="${light}"/>
      <path stroke="var(--g2)" stroke-width="32" pathLength="1120" stroke-dasharray="0 9 16 15" d="${light}"/>
      <path stroke="var(--lead)" stroke-width="32" pathLength="1120" stroke-dasharray="2 7 2 14 2 13" d="${light}"/>
      <path stroke="var(--lead)" stroke-width="2.5" d="M14 514h172M14 502h172"/>
    </g>
    <g id="${name('light')}">
      <path fill="${url('fall')}" d="${opening}"/>
      <path fill="#fff" fill-opacity=".07" d="M-20 300L230 20v120L-20 470z"/>
    </g>
`;

/** Tracery and frame. */
const masonry = ({ name, url }: Ids): string => `
    <path id="${name('tracery')}" d="${light}M100 58a60 60 0 0 1 0 120 60 60 0 0 1 0-120z"/>
    <g id="${name('stone')}" fill="none" stroke="${url('masonry')}">
      <use href="#${name('tracery')}" stroke="#2b2418" stroke-opacity=".55" stroke-width="11" clip-path="${url('glass')}"/>
      <use href="#${name('tracery')}" stroke-width="7" clip-path="${url('glass')}"/>
      <use href="#${name('tracery')}" stroke="#fff" stroke-opacity=".45" stroke-width="1.4" clip-path="${url('glass')}"/>
      <path stroke="none" fill="${url('masonry')}" fill-rule="evenodd" d="${outer + opening}"/>
      <path stroke="#6f634e" stroke-opacity=".7" stroke-width="1.5" d="M7.500 640V188A213 213 0 0 1 100 13 213 213 0 0 1 192.500 188V640"/>
      <path stroke="#1b160d" stroke-opacity=".5" stroke-width="3" d="${opening}"/>
    </g>
`;

/** The parts that the windows of one page share. They stand once, before the first of them. */
export function windowDefinitions(id: string): string {
  const name = (part: string) => `${id}-${part}`;
  const ids: Ids = { name, url: (part) => `url(#${name(part)})` };
  const parts = gradients(ids) + panes(ids) + masonry(ids);
  return `<svg width="0" height="0"><defs>${parts.replaceAll(/\n\s*/g, '')}</defs></svg>`;
}
