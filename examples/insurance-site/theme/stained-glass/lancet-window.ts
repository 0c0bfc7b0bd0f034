import type { Building } from './buildings.ts';
import { glassPattern, lattice } from './glass-pattern.ts';
import type { Ring, Tint } from './glass-pattern.ts';

const glass = (tint: Tint): string => `var(--g${tint})`;
const { halfWidth, halfHeight } = lattice;

interface LancetWindowInput {
  /** The id under which the window definitions stand on the page. */
  readonly id: string;
  /** Its place among the windows that share those definitions. */
  readonly place: number;
  readonly building: Building;
  readonly seed: string;
}

/** A stained-glass window with its building. */
export function lancetWindow({ id, place, building, seed }: LancetWindowInput): string {
  const pattern = glassPattern(seed);
  const use = (name: string) => `<use href="#${id}-${name}"/>`;
  const half = `${id}-${place}`;
  const lattices = `matrix(${halfWidth} ${halfHeight} ${-halfWidth} ${halfHeight} 100 ${lattice.y})`;
  return [
    '<svg viewBox="0 0 200 640">',
    use('reveal'),
    `<g clip-path="url(#${id}-glass)">`,
    `<g id="${half}" stroke-linecap="square" transform="${lattices}">`,
    ...pattern.quarries.map(({ tint, d }) => `<path stroke="${glass(tint)}" d="${d}"/>`),
    '</g>',
    `<use href="#${half}" transform="matrix(-1 0 0 1 200 0)"/>`,
    use('lattice'),
    ...pattern.rings.toReversed().map(lightRing),
    use('rays') + use('border'),
    foliate({ x: 100, y: 118, count: pattern.foils, scale: 1 }),
    foliate({ x: 100, y: 568, count: pattern.medallion, scale: 0.78 }),
    buildingInGlass(building),
    `${use('light')}</g>${use('stone')}</svg>`,
  ].join('');
}

const buildingInGlass = ({ mass, lines, lit }: Building): string =>
  [
    `<path fill="var(--g1)" fill-opacity=".86" d="${mass}"/>`,
    `<path fill="var(--lit)" d="${lit}"/>`,
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    `<path stroke="var(--lead)" stroke-width="6" stroke-opacity=".55" d="${mass + lines}"/>`,
    `<path stroke="#fff" stroke-width="2.8" d="${mass + lines + lit}"/>`,
    '</g>',
  ].join('');

/** One ring of light around the building, pane by pane. */
function lightRing({ width, radius, base, count, panes }: Ring): string {
  const circle = `<circle cx="100" cy="378" r="${radius}"`;
  return [
    `<g fill="none" stroke-width="${width}" transform="rotate(-90 100 378)">`,
    `${circle} stroke="${glass(base)}"/>`,
    ...panes.map(({ tint, dashes }) => `${circle} stroke="${glass(tint)}" pathLength="${count}" stroke-dasharray="${dashes}"/>`),
    '</g>',
  ].join('');
}

interface Foliate {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly scale: number;
}

/** A rose: foils around a boss, with pearls between them. */
function foliate({ x, y, count, scale }: Foliate): string {
  const foil = 190 / (count + 1.4);
  // Each foil of a ring of `count` is a dash of no length with a round cap.
  const foils = `pathLength="${count}" stroke-dasharray="0 1" stroke-linecap="round"`;
  return [
    `<g fill="none" transform="translate(${x} ${y}) scale(${scale})">`,
    `<circle r="56" fill="${glass(2)}" stroke="var(--lead)" stroke-width="3"/>`,
    `<circle r="49" stroke="${glass(1)}" stroke-width="12" pathLength="${count * 2}" stroke-dasharray="1"/>`,
    `<circle r="34" stroke="var(--lead)" stroke-width="${foil + 4}" ${foils}/>`,
    `<circle r="34" stroke="${glass(3)}" stroke-width="${foil}" ${foils}/>`,
    `<circle r="36" stroke="${glass(4)}" stroke-width="${foil * 0.45}" ${foils}/>`,
    `<circle r="50" stroke="${glass(5)}" stroke-width="7" transform="rotate(${180 / count})" ${foils}/>`,
    `<circle r="17" fill="${glass(5)}" stroke="var(--lead)" stroke-width="3"/>`,
    `<circle r="8" fill="${glass(4)}" stroke="var(--lead)" stroke-width="2"/>`,
    '</g>',
  ].join('');
}
