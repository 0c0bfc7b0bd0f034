import { circle, group, path, poly, stroke, times } from '../draw.mjs';
import { glazed } from '../glass.mjs';
import { mix, tint } from '../palette.mjs';

const [width, height] = [1600, 1067];
const [cx, cy] = [800, 520];
const turn = (degrees, reach, squeeze = 0.82) => [
  cx + Math.cos((degrees * Math.PI) / 180) * reach,
  cy + Math.sin((degrees * Math.PI) / 180) * reach * squeeze,
];
const corners = 8;
const step = 360 / corners;

/** The cell between two ribs: light comes from the upper left. */
const cell = (from, to, inner, outer) => {
  const middle = (from + to) / 2;
  const light = Math.cos(((middle - 40) * Math.PI) / 180);
  const tone = mix('#8b8071', '#efe7d7', 0.5 + light * 0.42);
  const [a, b, c, d] = [turn(from, inner), turn(to, inner), turn(to, outer), turn(from, outer)];
  return [poly([a, b, c, d], tone), ...(light < 0.1 ? [poly([a, b, c, d], 'url(#hatch)')] : [])];
};
const rib = (from, to, bend, thick) => {
  const middle = [(from[0] + to[0]) / 2 + bend[0], (from[1] + to[1]) / 2 + bend[1]];
  const d = `M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`;
  return [
    stroke(d, '#6b5f4f', thick + 8, { opacity: 0.5, transform: 'translate(6 9)' }),
    stroke(d, '#a99b82', thick),
    stroke(d, tint.limestone, thick * 0.55),
    stroke(d, '#fffdf7', thick * 0.14, { transform: 'translate(-3 -4)' }),
  ];
};
/** A painted vine on a cell, as they were under the whitewash. */
const vine = (degrees, side) => {
  const [x, y] = turn(degrees, 205);
  const leaf = (at) => {
    const [lx, ly] = [at * 26, Math.sin(at * 1.4) * 13 * side];
    return [
      `<ellipse cx="${lx}" cy="${ly - 11}" rx="11" ry="5" transform="rotate(-38 ${lx} ${ly - 11})" fill="${tint.green}"/>`,
      `<ellipse cx="${lx + 6}" cy="${ly + 11}" rx="11" ry="5" transform="rotate(38 ${lx + 6} ${ly + 11})" fill="${at % 2 ? tint.green : tint.ruby}"/>`,
    ];
  };
  return group(
    [
      stroke(
        `M0 0${times(5, (at) => `Q${at * 26 + 13} ${(at % 2 ? 16 : -16) * side} ${(at + 1) * 26} 0`).join('')}`,
        tint.green,
        4,
      ),
      times(5, leaf),
    ],
    { transform: `translate(${x} ${y}) rotate(${degrees}) scale(1.15)`, opacity: 0.62 },
  );
};

export const scene = {
  width,
  height,
  seed: 6,
  vignette: 0.5,
  content: [
    path(`M-30 -30H${width + 30}V${height + 30}H-30Z`, '#75695a'),
    // Walls round the vault, each with its window
    ...times(corners, (at) => {
      const middle = at * step + step;
      const reach = 655;
      const [x, y] = turn(middle, reach, 0.86);
      const colours = [
        [tint.blue, tint.sky, tint.ice, tint.amber],
        [tint.ruby, tint.rose, tint.honey, tint.blue],
        [tint.green, tint.sage, tint.straw, tint.blue],
      ][at % 3];
      const d = 'M-105 210V20Q-90 -110 0 -170Q90 -110 105 20V210Z';
      return group(
        [
          path(
            'M-240 420V-60Q-190 -210 0 -250Q190 -210 240 -60V420Z',
            mix('#75695a', '#cabfa9', 0.5 + Math.cos(((middle - 220) * Math.PI) / 180) * -0.4),
          ),
          path('M-240 420V-60Q-190 -210 0 -250Q190 -210 240 -60V420Z', 'url(#stone-small)'),
          path('M-122 226V16Q-104 -126 0 -192Q104 -126 122 16V226Z', '#efe7d7'),
          glazed(d, { x: -110, y: -180, width: 220, height: 400, cell: 44, seed: 60 + at, colours, bright: 0.15 }),
          stroke('M0 -165V210M-52 -100V210M52 -100V210', '#0d2439', 6),
        ],
        { transform: `translate(${x} ${y}) rotate(${middle + 90}) scale(.98)` },
      );
    }),
    // Cells: inner ring and outer ring
    ...times(corners * 2, (at) => cell((at * step) / 2, ((at + 1) * step) / 2, 500, 60)),
    ...times(corners, (at) => {
      const [left, right, tip] = [
        turn(at * step + step / 2, 560),
        turn(at * step + step * 1.5, 560),
        turn(at * step + step, 300),
      ];
      return poly(
        [left, tip, right],
        mix('#8b8071', '#efe7d7', 0.5 + Math.cos(((at * step + step - 220) * Math.PI) / 180) * 0.4),
        { opacity: 0.9 },
      );
    }),
    ...times(corners, (at) => vine(at * step - step / 4, 1)),
    ...times(corners, (at) => vine(at * step + step / 4, -1)),
    // Ribs
    ...times(corners, (at) => {
      const [outer, tip] = [turn(at * step + step / 2, 640), turn(at * step, 330)];
      return [rib(outer, tip, [0, 0], 16), rib(turn(at * step - step / 2, 640), tip, [0, 0], 16)];
    }),
    ...times(corners, (at) => rib(turn(at * step, 330), turn(at * step, 60), [0, 0], 15)),
    ...times(corners, (at) => rib(turn(at * step + step / 2, 1080), turn(at * step + step / 2, 60), [0, 0], 26)),
    ...times(corners, (at) => {
      const [x, y] = turn(at * step, 330);
      return [
        circle(x + 4, y + 7, 27, '#5b4f3d', { opacity: 0.45 }),
        circle(x, y, 26, '#d3c8b4'),
        circle(x, y, 18, at % 2 ? tint.blue : tint.ruby),
        circle(x, y, 8, tint.honey),
      ];
    }),
    // The keystone
    circle(cx + 10, cy + 16, 128, '#3b3228', { opacity: 0.45 }),
    circle(cx, cy, 122, '#b3a58d'),
    circle(cx - 3, cy - 5, 112, tint.limestone),
    ...times(16, (at) => {
      const [x, y] = turn(at * 22.5, 96, 1);
      return [circle(x + 2, y + 3, 12, '#8d7f6d'), circle(x, y, 11, tint.honey)];
    }),
    circle(cx, cy, 78, tint.deep),
    ...times(6, (at) => {
      const d = `M${cx} ${cy}Q${turn(at * 60 - 24, 62, 1).join(' ')} ${turn(at * 60, 72, 1).join(' ')}Q${turn(at * 60 + 24, 62, 1).join(' ')} ${cx} ${cy}Z`;
      return path(d, at % 2 ? tint.rose : tint.ruby, { stroke: tint.honey, 'stroke-width': 4 });
    }),
    circle(cx, cy, 20, tint.honey),
    circle(cx - 4, cy - 5, 9, tint.straw),
  ],
};
