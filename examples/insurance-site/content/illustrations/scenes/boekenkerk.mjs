import { box, circle, ellipse, group, lancet, line, path, poly, rect, stroke, textured, times } from '../draw.mjs';
import { glazed } from '../glass.mjs';
import { mix, random, tint } from '../palette.mjs';

const [width, height] = [1600, 1067];
const next = random(83);
const bindings = [
  tint.ruby,
  tint.blue,
  tint.green,
  tint.amber,
  tint.deep,
  '#7a4a2a',
  tint.slate,
  tint.rose,
  tint.sage,
  tint.sandstone,
];

const shelf = (x, y, w, h) => {
  const books = [];
  let at = x + 5;
  while (at < x + w - 16) {
    const thick = 8 + next() * 12;
    const tall = h * (0.6 + next() * 0.28);
    const tone = bindings[Math.floor(next() * bindings.length)];
    if (next() > 0.08)
      books.push(rect(at, y + h - tall, thick, tall, tone), rect(at, y + h - tall * 0.8, thick, 4, mix(tone, '#fff6df', 0.5)));
    at += thick + 1;
  }
  return [rect(x, y, w, h, '#2c1d12'), books, rect(x, y + h, w, 8, '#b98d58'), rect(x, y, w, 6, '#000000', { opacity: 0.35 })];
};
const bookcase = (x, y, w, rows) => [
  rect(x - 10, y - 14, w + 20, rows * 78 + 22, '#8a6436'),
  times(rows, (row) => shelf(x, y + row * 78, w, 66)),
  rect(x + w, y - 14, 10, rows * 78 + 22, '#5f4223'),
  rect(x - 16, y - 24, w + 32, 12, '#c99f68'),
];
const reader = (x, y, coat, skin, flip = 1) =>
  group(
    [
      path('M-34 96q-6 -86 34 -88q40 2 34 88z', coat),
      circle(0, -16, 22, skin),
      path('M-23 -18q0 -26 24 -26q22 2 22 22q-22 -10 -46 4z', '#3a2a1d'),
      poly(
        [
          [14, 44],
          [64, 30],
          [66, 66],
          [18, 74],
        ],
        tint.paper,
      ),
      stroke('M-12 30q16 30 40 24', mix(coat, '#1d2730', 0.25), 15),
    ],
    { transform: `translate(${x} ${y}) scale(${flip} 1)` },
  );

export const scene = {
  width,
  height,
  seed: 64,
  vignette: 0.42,
  content: [
    rect(-20, -20, width + 40, height + 40, '#cbbfa8'),
    path(box(-20, -20, width + 40, height + 40), 'url(#stone)'),
    // Apse with five windows
    ...[110, 400, 690, 980, 1270].map((x, at) => {
      const colours = [
        [tint.sage, tint.straw, tint.green, '#eaf3e2'],
        [tint.ice, tint.sky, '#eef4f7', tint.straw],
        [tint.honey, tint.straw, tint.rose, tint.ice],
        [tint.ice, tint.sky, '#eef4f7', tint.straw],
        [tint.sage, tint.straw, tint.green, '#eaf3e2'],
      ][at];
      const y = 130 - (2 - Math.abs(at - 2)) * 40;
      return [
        path(lancet(x - 24, y - 30, 268, 640), '#efe7d7'),
        path(lancet(x - 10, y - 12, 240, 620), '#a3957c'),
        glazed(lancet(x, y, 220, 600), {
          x,
          y,
          width: 220,
          height: 600,
          cell: 50,
          seed: 100 + at,
          colours,
          lead: '#4b5f5a',
          leadWidth: 3.4,
          bright: 0.35,
        }),
        ...[73, 147].map((dx) =>
          line(
            [
              [x + dx, y + 50],
              [x + dx, y + 600],
            ],
            '#efe7d7',
            9,
          ),
        ),
        ...[260, 420].map((dy) => rect(x, y + dy, 220, 6, '#4b5f5a')),
      ];
    }),
    // Shafts and the start of the ribs
    ...[62, 352, 642, 932, 1222, 1512].map((x) => [
      rect(x - 17, -20, 34, 820, '#e6dcc8'),
      rect(x + 5, -20, 12, 820, '#b3a58d'),
      rect(x - 24, 90, 48, 18, '#f4eddc'),
      stroke(`M${x} 96Q${x + (800 - x) * 0.2} 10 ${x + (800 - x) * 0.5} -60`, '#e6dcc8', 20),
    ]),
    // Gallery of steel and oak, standing free of the old wall
    rect(40, 560, 1520, 22, '#2b353e'),
    rect(40, 582, 1520, 10, '#b98d58'),
    ...times(77, (at) =>
      line(
        [
          [46 + at * 20, 560],
          [46 + at * 20, 476],
        ],
        '#2b353e',
        2.6,
      ),
    ),
    rect(40, 468, 1520, 12, '#b98d58'),
    ...[60, 470, 1130, 1540].map((x) => rect(x - 8, 582, 16, 360, '#2b353e')),
    reader(330, 470, tint.ruby, '#b07a58'),
    reader(1230, 470, tint.slate, '#dcae8e', -1),
    ...[120, 1360].map((x) => bookcase(x, 344, 110, 2)),
    // Below: bookcases, a stair, a long table
    bookcase(90, 636, 330, 4),
    bookcase(1180, 636, 330, 4),
    bookcase(500, 714, 190, 3),
    bookcase(910, 714, 190, 3),
    poly(
      [
        [-20, 946],
        [1620, 946],
        [1620, 1100],
        [-20, 1100],
      ],
      '#b39368',
    ),
    path('M-20 946H1620V1100H-20Z', 'url(#hatch-light)'),
    ...times(17, (at) =>
      line(
        [
          [800 + (at - 8) * 110, 946],
          [800 + (at - 8) * 170, 1100],
        ],
        '#7d5f3a',
        2,
      ),
    ),
    ...times(5, (at) =>
      poly(
        [
          [150 + at * 290, 946],
          [290 + at * 290, 946],
          [230 + at * 330, 1100],
          [50 + at * 330, 1100],
        ],
        [tint.sage, tint.ice, tint.straw, tint.ice, tint.sage][at],
        { opacity: 0.35 },
      ),
    ),
    ellipse(800, 1020, 440, 22, '#3a2717', { opacity: 0.4 }),
    reader(560, 838, tint.green, '#dcae8e'),
    reader(1030, 838, tint.amber, '#7d5238', -1),
    rect(400, 906, 800, 22, '#8f6a3f'),
    rect(400, 906, 800, 7, '#c99f68'),
    ...[440, 1140].map((x) =>
      poly(
        [
          [x, 928],
          [x + 24, 928],
          [x + 30, 1020],
          [x - 6, 1020],
        ],
        '#6b4c2a',
      ),
    ),
    ...[700, 900].map((x) => [
      line(
        [
          [x, 906],
          [x, 852],
        ],
        '#2b353e',
        5,
      ),
      path(`M${x - 40} 860Q${x} 812 ${x + 40} 860Z`, tint.green),
      ellipse(x, 886, 74, 22, tint.straw, { opacity: 0.5 }),
    ]),
    ...times(4, (at) => [rect(760 + at * 4, 894 - at * 12, 84 - at * 8, 11, bindings[at])]),
    // Hanging lamps
    ...[240, 520, 800, 1080, 1360].map((x, at) => [
      line(
        [
          [x, -20],
          [x, 210 + (at % 2) * 40],
        ],
        '#2b353e',
        3,
      ),
      circle(x, 236 + (at % 2) * 40, 60, '#fff1cf', { opacity: 0.55, filter: 'url(#soft)' }),
      circle(x, 236 + (at % 2) * 40, 26, '#fff6e2'),
      path(`M${x - 26} ${232 + (at % 2) * 40}a26 26 0 0 1 52 0z`, '#b98d58'),
    ]),
    textured(box(-20, 936, 60, 160), '#8d7f6d', 'stone-small'),
  ],
};
