import type { ReactNode } from 'react';
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

/** What the windows of one page share. Stands once, before the first of them. */
export function WindowDefinitions({ id }: { readonly id: string }): ReactNode {
  const name = (part: string) => `${id}-${part}`;
  const url = (part: string) => `url(#${name(part)})`;
  return (
    <svg className="home-header-definitions" width="0" height="0" aria-hidden="true">
      <defs>
        <clipPath id={name('glass')}>
          <path d={opening} />
        </clipPath>
        <linearGradient id={name('masonry')}>
          <stop stopColor="#f3ead9" />
          <stop offset=".5" stopColor="#d3c8b4" />
          <stop offset="1" stopColor="#9b8d75" />
        </linearGradient>
        <linearGradient id={name('pane')} x2="1" y2="1">
          <stop stopColor="#fff" stopOpacity=".34" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopOpacity=".3" />
        </linearGradient>
        <linearGradient id={name('fall')} x2=".35" y2="1">
          <stop stopColor="#fff8e4" stopOpacity=".42" />
          <stop offset=".4" stopColor="#fff8e4" stopOpacity="0" />
          <stop offset=".62" stopColor="#06121e" stopOpacity="0" />
          <stop offset="1" stopColor="#06121e" stopOpacity=".42" />
        </linearGradient>
        <radialGradient id={name('glow')}>
          <stop stopColor="#fff6da" stopOpacity=".75" />
          <stop offset="1" stopColor="#fff6da" stopOpacity="0" />
        </radialGradient>
        <pattern id={name('quarry')} y={lattice.y} width={2 * w} height={2 * h} patternUnits="userSpaceOnUse">
          <g fill={url('pane')} stroke="var(--lead)" strokeWidth="1.7">
            <path d={diamond} />
            <path d={diamond} transform={`translate(${-w} ${-h})`} />
            <path d={diamond} transform={`translate(${w} ${-h})`} />
            <path d={diamond} transform={`translate(${-w} ${h})`} />
            <path d={diamond} transform={`translate(${w} ${h})`} />
          </g>
        </pattern>
        <path id={name('reveal')} fill="var(--g1)" d={opening} />
        <path id={name('lattice')} fill={url('quarry')} d={opening} />
        <g id={name('rays')} fill="none" stroke="var(--lead)" strokeWidth="2">
          <circle cx="100" cy="378" r="93" strokeWidth="3.5" />
          <circle cx="100" cy="378" r="75" />
          <circle cx="100" cy="378" r="50" />
          <path d={rays} />
          <circle cx="100" cy="378" r="93" fill={url('glow')} stroke="none" />
        </g>
        <g id={name('border')} fill="none">
          <path stroke="var(--lead)" strokeWidth="36" d={light} />
          <path stroke="var(--g3)" strokeWidth="32" d={light} />
          <path stroke="var(--g5)" strokeWidth="32" pathLength="1120" strokeDasharray="9 31" d={light} />
          <path stroke="var(--g2)" strokeWidth="32" pathLength="1120" strokeDasharray="0 9 16 15" d={light} />
          <path stroke="var(--lead)" strokeWidth="32" pathLength="1120" strokeDasharray="2 7 2 14 2 13" d={light} />
          <path stroke="var(--lead)" strokeWidth="2.5" d="M14 514h172M14 502h172" />
        </g>
        <g id={name('light')}>
          <path fill={url('fall')} d={opening} />
          <path fill="#fff" fillOpacity=".07" d="M-20 300L230 20v120L-20 470z" />
        </g>
        <path id={name('tracery')} d={`${light}M100 58a60 60 0 0 1 0 120 60 60 0 0 1 0-120z`} />
        <g id={name('stone')} fill="none" stroke={url('masonry')}>
          <use href={`#${name('tracery')}`} stroke="#2b2418" strokeOpacity=".55" strokeWidth="11" clipPath={url('glass')} />
          <use href={`#${name('tracery')}`} strokeWidth="7" clipPath={url('glass')} />
          <use href={`#${name('tracery')}`} stroke="#fff" strokeOpacity=".45" strokeWidth="1.4" clipPath={url('glass')} />
          <path stroke="none" fill={url('masonry')} fillRule="evenodd" d={outer + opening} />
          <path
            stroke="#6f634e"
            strokeOpacity=".7"
            strokeWidth="1.5"
            d="M7.500 640V188A213 213 0 0 1 100 13 213 213 0 0 1 192.500 188V640"
          />
          <path stroke="#1b160d" strokeOpacity=".5" strokeWidth="3" d={opening} />
        </g>
      </defs>
    </svg>
  );
}
