import { pathOf, within } from './draw.mjs';
import { mix, ramp, random } from './palette.mjs';

/** The part of a convex polygon that is nearer to `a` than to `b`. */
function nearer(polygon, a, b) {
  const side = ([x, y]) => (x - a[0]) ** 2 + (y - a[1]) ** 2 - (x - b[0]) ** 2 - (y - b[1]) ** 2;
  return polygon.flatMap((point, at) => {
    const next = polygon[(at + 1) % polygon.length];
    const [here, there] = [side(point), side(next)];
    const cut = here / (here - there);
    const crossing = [point[0] + (next[0] - point[0]) * cut, point[1] + (next[1] - point[1]) * cut];
    if (here <= 0) return there <= 0 ? [point] : [point, crossing];
    return there <= 0 ? [crossing] : [];
  });
}

/** Irregular panes that fill a box: Voronoi cells around the points of a shaken grid. */
export function panesOf({ x, y, width, height, cell, stretch = 1, seed, shake = 0.8 }) {
  const next = random(seed);
  const [cols, rows] = [Math.ceil(width / (cell * stretch)) + 2, Math.ceil(height / cell) + 2];
  const [w, h] = [width / (cols - 2), height / (rows - 2)];
  const points = [];
  for (let row = 0; row < rows; row += 1)
    for (let col = 0; col < cols; col += 1)
      points.push([
        x + (col - 0.5 + (row % 2) * 0.4 - 0.2 + (next() - 0.5) * shake) * w,
        y + (row - 0.5 + (next() - 0.5) * shake) * h,
      ]);
  const bounds = [
    [x - w, y - h],
    [x + width + w, y - h],
    [x + width + w, y + height + h],
    [x - w, y + height + h],
  ];
  return points.map((point) => {
    const near = points.filter(
      (other) => other !== point && Math.abs(other[0] - point[0]) < w * 3.2 && Math.abs(other[1] - point[1]) < h * 3.2,
    );
    return { point, polygon: near.reduce((shape, other) => nearer(shape, point, other), bounds) };
  });
}

/**
 * A sheet of leaded glass. `colour(u, v, next)` gives each pane its colour from its place in the sheet (0 to 1);
 * `lead` is the colour of the cames between them.
 */
export function sheet({ colour, lead, leadWidth = 3, seed, ...shape }) {
  const next = random(seed + 1);
  const panes = panesOf({ ...shape, seed }).filter(({ polygon }) => polygon.length > 2);
  const drawn = panes.map(({ point, polygon }) => {
    const tone = colour((point[0] - shape.x) / shape.width, (point[1] - shape.y) / shape.height, next);
    return `<path d="${pathOf(polygon)}" fill="${tone}" stroke="${lead}" stroke-width="${leadWidth}" stroke-linejoin="round"/>`;
  });
  return drawn.join('');
}

/** A sky of glass: a ramp from above to the horizon, brighter towards the light. */
export function sky({
  width,
  height,
  horizon = height,
  colours,
  light,
  reach = 500,
  glow = '#f3dca6',
  seed,
  cell = 130,
  lead,
  stretch = 1.5,
  leadWidth = 3,
  unrest = 0.16,
}) {
  return sheet({
    x: 0,
    y: 0,
    width,
    height: horizon,
    cell,
    stretch,
    seed,
    leadWidth,
    lead: lead ?? mix(colours[0], '#0d2439', 0.35),
    colour(u, v, next) {
      const base = ramp(colours, v + (next() - 0.5) * unrest);
      const shade = mix(base, next() > 0.5 ? '#ffffff' : '#0d2439', next() * 0.07);
      if (!light) return shade;
      const distance = Math.hypot(u * width - light[0], v * horizon - light[1]);
      return mix(shade, glow, Math.max(0, 1 - distance / reach) ** 1.6 * 0.85);
    },
  });
}

/** A glazed opening: panes of a few colours inside the outline `d`. */
export function glazed(
  d,
  { x, y, width, height, cell = 40, stretch = 0.8, seed, colours, lead = '#0d2439', leadWidth = 3, shake = 0.7, bright = 0 },
) {
  return within(
    d,
    sheet({
      x,
      y,
      width,
      height,
      cell,
      stretch,
      seed,
      lead,
      leadWidth,
      shake,
      colour: (u, v, next) => mix(colours[Math.floor(next() * colours.length)], '#ffffff', bright * (1 - v) + next() * 0.06),
    }),
  );
}

/** Lozenges, the plain glazing of old houses and churches. */
export function lozenges(d, { x, y, width, height, cell = 26, seed, colours, lead = '#0d2439', leadWidth = 2 }) {
  const next = random(seed);
  const [w, h] = [cell, cell * 1.35];
  const panes = [];
  for (let row = -1; row < (height / h) * 2 + 1; row += 1)
    for (let col = -1; col < width / w + 1; col += 1) {
      const [cx, cy] = [x + (col + (row % 2 ? 0.5 : 0)) * w, y + (row * h) / 2];
      const tone = mix(ramp(colours, (cy - y) / height + (next() - 0.5) * 0.5), '#ffffff', next() * 0.08);
      const shape = pathOf([
        [cx, cy - h / 2],
        [cx + w / 2, cy],
        [cx, cy + h / 2],
        [cx - w / 2, cy],
      ]);
      panes.push(`<path d="${shape}" fill="${tone}" stroke="${lead}" stroke-width="${leadWidth}"/>`);
    }
  return within(d, panes.join(''));
}
