import { group, line, path, times } from './draw.mjs';
import { random } from './palette.mjs';

/** A bare tree, grown branch by branch. */
export function tree(x, y, size, colour, seed) {
  const next = random(seed);
  const grow = (fromX, fromY, angle, length, thick) => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    const limb = line(
      [
        [fromX, fromY],
        [(fromX + toX) / 2 + (next() - 0.5) * length * 0.12, (fromY + toY) / 2],
        [toX, toY],
      ],
      colour,
      thick,
    );
    if (length < size * 0.06) return [limb];
    const forks = thick > 3 && next() > 0.5 ? 3 : 2;
    return [
      limb,
      ...times(forks, (at) =>
        grow(
          toX,
          toY,
          angle + (at - (forks - 1) / 2) * 0.75 + (next() - 0.5) * 0.5,
          length * (0.66 + next() * 0.16),
          thick * 0.64,
        ),
      ),
    ];
  };
  return group(grow(x, y, -Math.PI / 2, size * 0.3, size * 0.045));
}

/** Blades of grass in a band. */
export function grass({ x = 0, y, width, depth, count, colour, seed, height = 16 }) {
  const next = random(seed);
  return times(count, () => {
    const [at, foot] = [x + next() * width, y + next() * depth];
    return line(
      [
        [at, foot],
        [at + 2 + next() * 5, foot - height * (0.5 + next())],
      ],
      colour,
      1.8,
    );
  }).join('');
}

/** A long hill line from the left to the right edge, closed at the foot. */
export function hill({ width, height, y, swing, colour, seed }) {
  const next = random(seed);
  const points = times(7, (at) => [(at / 6) * (width + 80) - 40, y + (next() - 0.5) * swing]);
  const curve = points.slice(1).map(([px, py], at) => {
    const [fx, fy] = points[at];
    return `C${fx + (px - fx) / 2} ${fy} ${fx + (px - fx) / 2} ${py} ${px} ${py}`;
  });
  return path(`M${points[0][0]} ${points[0][1]}${curve.join('')}V${height + 60}H-60Z`, colour);
}

/** Birds far away. */
export const birds = (places, colour, size = 12) =>
  places
    .map(([x, y]) =>
      path(
        `M${x - size} ${y - size * 0.3}Q${x - size / 2} ${y - size * 0.7} ${x} ${y}Q${x + size / 2} ${y - size * 0.7} ${x + size} ${y - size * 0.3}`,
        'none',
        { stroke: colour, 'stroke-width': 3, 'stroke-linecap': 'round' },
      ),
    )
    .join('');
