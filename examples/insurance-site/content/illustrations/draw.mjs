const round = (value) => Math.round(value * 10) / 10;
const attributes = (more) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const pathOf = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
export const path = (d, fill, more = {}) => `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
export const poly = (points, fill, more) => path(pathOf(points), fill, more);
export const rect = (x, y, width, height, fill, more = {}) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${attributes(more)}/>`;
export const circle = (x, y, r, fill, more = {}) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${attributes(more)}/>`;
export const ellipse = (x, y, rx, ry, fill, more = {}) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(more)}/>`;
/** An open line through points. */
export const line = (points, stroke, width = 3, more = {}) =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, 'none', {
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
export const stroke = (d, colour, width = 3, more = {}) =>
  path(d, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more });
export const group = (content, more = {}) => `<g${attributes(more)}>${[content].flat(9).join('')}</g>`;
/** A shape, and over it one or more textures (`stone`, `brick`, `slate`, `hatch` …) of the frame. */
export const textured = (d, fill, ...textures) => [path(d, fill), ...textures.map((name) => path(d, `url(#${name})`))].join('');

/** The pointed arch: `x`, `y` is the top left of its box. */
export function lancet(x, y, width, height, slim = 1) {
  const radius = width * slim;
  const spring = y + Math.sqrt(radius * radius - (radius - width / 2) ** 2);
  return `M${round(x)} ${round(y + height)}V${round(spring)}A${round(radius)} ${round(radius)} 0 0 1 ${round(x + width / 2)} ${round(y)}A${round(radius)} ${round(radius)} 0 0 1 ${round(x + width)} ${round(spring)}V${round(y + height)}Z`;
}

/** The round arch. */
export const arch = (x, y, width, height) =>
  `M${round(x)} ${round(y + height)}V${round(y + width / 2)}A${round(width / 2)} ${round(width / 2)} 0 0 1 ${round(x + width)} ${round(y + width / 2)}V${round(y + height)}Z`;

let clips = 0;
/** Draws `content` within the outline `d` only. */
export function within(d, content, more = {}) {
  clips += 1;
  return `<clipPath id="c${clips}"><path d="${d}"/></clipPath>${group(content, { 'clip-path': `url(#c${clips})`, ...more })}`;
}

export const times = (count, make) => Array.from({ length: count }, (_, at) => make(at));
export const box = (x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}Z`;
