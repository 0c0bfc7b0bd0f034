import type { ReactNode } from 'react';
import { pageGlass } from './page-glass.ts';

/** A lancet of 60 by 160: stone, glass, and the lead between the panes. */
const stone = 'M1 159V56A66 66 0 0 1 30 2 66 66 0 0 1 59 56V159z';
const glass = 'M6 154V56A61 61 0 0 1 30 9 61 61 0 0 1 54 56V154z';
/** Once a page, so the id needs no more than the plugin's name. */
const id = 'page-types-window';
const leads = Array.from({ length: 10 }, (_, row) => row * 24 - 57)
  .map((y) => `M-6 ${y}l72 108M66 ${y}l-72 108`)
  .join('');

/** A small window of clear glass with a few panes of colour, drawn from the address of the page. Decoration. */
export function PageWindow({ seed }: { readonly seed: string }): ReactNode {
  return (
    <svg className="page-types-window" viewBox="0 0 60 160" width="60" height="160" aria-hidden="true">
      <clipPath id={id}>
        <path d={glass} />
      </clipPath>
      <linearGradient id={`${id}-light`} x2=".4" y2="1">
        <stop stopColor="#fff" stopOpacity=".5" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset=".6" stopColor="#0b1722" stopOpacity="0" />
        <stop offset="1" stopColor="#0b1722" stopOpacity=".16" />
      </linearGradient>
      <path className="page-types-stone" d={stone} />
      <g clipPath={`url(#${id})`}>
        <path className="page-types-clear" d={glass} />
        <g transform="matrix(8 12 -8 12 30 9)" strokeLinecap="square">
          {pageGlass(seed).panes.map(({ tint, d }) => (
            <path key={tint} className={`page-types-glass-${tint}`} d={d} />
          ))}
        </g>
        <path className="page-types-lead" d={leads} />
        <path fill={`url(#${id}-light)`} d={glass} />
      </g>
      <path className="page-types-edge" d={glass} />
      <path className="page-types-moulding" d="M3.500 159V56A63.500 63.500 0 0 1 30 5.500 63.500 63.500 0 0 1 56.500 56V159" />
    </svg>
  );
}
