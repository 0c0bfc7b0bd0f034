import type { ReactNode } from 'react';
import { buildings } from './buildings.ts';
import type { WindowKind } from './buildings.ts';
import { glassPattern, lattice } from './glass-pattern.ts';
import type { Ring, Tint } from './glass-pattern.ts';

const glass = (tint: Tint): string => `var(--g${tint})`;
const { halfWidth, halfHeight } = lattice;

/** Each foil of a ring of `count` is a dash of no length with a round cap. */
const foils = (count: number) => ({ pathLength: count, strokeDasharray: '0 1', strokeLinecap: 'round' as const });

interface LancetWindowProps {
  /** The id under which `WindowDefinitions` stand on the page. */
  readonly id: string;
  /** Its place among the windows that share those definitions. */
  readonly place: number;
  readonly kind: WindowKind;
  readonly seed: string;
}

/** A stained-glass window with its building. Decoration: it says nothing that the page does not say in words. */
export function LancetWindow({ id, place, kind, seed }: LancetWindowProps): ReactNode {
  const pattern = glassPattern(seed);
  const building = buildings[kind];
  const shared = (name: string) => `#${id}-${name}`;
  const half = `${id}-${place}`;
  return (
    <svg className={`home-header-window home-header-window-${kind}`} viewBox="0 0 200 640" aria-hidden="true">
      <use href={shared('reveal')} />
      <g clipPath={`url(${shared('glass')})`}>
        <g
          id={half}
          strokeLinecap="square"
          transform={`matrix(${halfWidth} ${halfHeight} ${-halfWidth} ${halfHeight} 100 ${lattice.y})`}
        >
          {pattern.quarries.map(({ tint, d }) => (
            <path key={tint} stroke={glass(tint)} d={d} />
          ))}
        </g>
        <use href={`#${half}`} transform="matrix(-1 0 0 1 200 0)" />
        <use href={shared('lattice')} />
        {pattern.rings.toReversed().map((ring) => (
          <LightRing key={ring.radius} ring={ring} />
        ))}
        <use href={shared('rays')} />
        <use href={shared('border')} />
        <Foliate x={100} y={118} count={pattern.foils} scale={1} />
        <Foliate x={100} y={568} count={pattern.medallion} scale={0.78} />
        <path fill="var(--g1)" fillOpacity=".86" d={building.mass} />
        <path fill="var(--lit)" d={building.lit} />
        <g fill="none" strokeLinejoin="round" strokeLinecap="round">
          <path stroke="var(--lead)" strokeWidth="6" strokeOpacity=".55" d={building.mass + building.lines} />
          <path stroke="#fff" strokeWidth="2.8" d={building.mass + building.lines + building.lit} />
        </g>
        <use href={shared('light')} />
      </g>
      <use href={shared('stone')} />
    </svg>
  );
}

/** One ring of light around the building, pane by pane. */
function LightRing({ ring }: { readonly ring: Ring }): ReactNode {
  return (
    <g fill="none" strokeWidth={ring.width} transform="rotate(-90 100 378)">
      <circle cx="100" cy="378" r={ring.radius} stroke={glass(ring.base)} />
      {ring.panes.map(({ tint, dashes }) => (
        <circle
          key={tint}
          cx="100"
          cy="378"
          r={ring.radius}
          stroke={glass(tint)}
          pathLength={ring.count}
          strokeDasharray={dashes}
        />
      ))}
    </g>
  );
}

/** A rose: foils around a boss, with pearls between them. */
function Foliate({
  x,
  y,
  count,
  scale,
}: {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly scale: number;
}): ReactNode {
  const foil = 190 / (count + 1.4);
  return (
    <g fill="none" transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="56" fill={glass(2)} stroke="var(--lead)" strokeWidth="3" />
      <circle r="49" stroke={glass(1)} strokeWidth="12" pathLength={count * 2} strokeDasharray="1" />
      <circle r="34" stroke="var(--lead)" strokeWidth={foil + 4} {...foils(count)} />
      <circle r="34" stroke={glass(3)} strokeWidth={foil} {...foils(count)} />
      <circle r="36" stroke={glass(4)} strokeWidth={foil * 0.45} {...foils(count)} />
      <circle r="50" stroke={glass(5)} strokeWidth="7" transform={`rotate(${180 / count})`} {...foils(count)} />
      <circle r="17" fill={glass(5)} stroke="var(--lead)" strokeWidth="3" />
      <circle r="8" fill={glass(4)} stroke="var(--lead)" strokeWidth="2" />
    </g>
  );
}
