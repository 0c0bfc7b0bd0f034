import { arch, box, circle, ellipse, group, line, path, poly, rect, stroke, textured, times } from '../draw.mjs';
import { glazed } from '../glass.mjs';
import { mix, tint } from '../palette.mjs';

const [width, height] = [1200, 1500];
const wood = '#5a3b26';

/** One pipe: body with a highlight on the left, mouth, tapered foot. */
const pipe = (x, foot, w, tall, tone = '#b9bcb8') => {
  const top = foot - tall;
  const mouth = foot - w * 2.1;
  return [
    rect(x, top, w, tall - w * 1.5, tone),
    rect(x + w * 0.62, top, w * 0.38, tall - w * 1.5, mix(tone, tint.ink, 0.45)),
    rect(x + w * 0.16, top, w * 0.14, tall - w * 1.5, mix(tone, '#ffffff', 0.7)),
    ellipse(x + w / 2, top, w / 2, w * 0.14, tint.ink),
    poly(
      [
        [x, foot - w * 1.5],
        [x + w, foot - w * 1.5],
        [x + w * 0.6, foot],
        [x + w * 0.4, foot],
      ],
      mix(tone, tint.ink, 0.2),
    ),
    path(
      `M${x + w * 0.14} ${mouth + w * 0.5}V${mouth}Q${x + w / 2} ${mouth - w * 0.8} ${x + w * 0.86} ${mouth}V${mouth + w * 0.5}Z`,
      tint.honey,
    ),
    rect(x + w * 0.18, mouth + w * 0.18, w * 0.64, w * 0.26, tint.ink),
  ];
};
const tower = (x, foot, count, w, tall, dip) =>
  times(count, (at) => pipe(x + at * (w + 3), foot, w, tall - Math.abs(at - (count - 1) / 2) * dip));
const field = (x, foot, count, w, from, to) =>
  times(count, (at) => pipe(x + at * (w + 2), foot, w, from + ((to - from) * at) / (count - 1), '#c4c2b6'));
const carving = (x, y, scale, flip = 1) =>
  group(
    [
      stroke(
        'M0 0C20 -40 70 -44 84 -10C92 16 62 30 50 12C42 -2 58 -14 66 -4M0 0C10 30 50 50 80 34M30 -22C34 -56 66 -70 92 -58',
        tint.honey,
        8,
      ),
      circle(66, -4, 7, tint.honey),
      circle(92, -58, 7, tint.honey),
    ],
    { transform: `translate(${x} ${y}) scale(${scale * flip} ${scale})` },
  );
const cornice = (x, y, w) => [
  rect(x - 16, y, w + 32, 16, tint.honey),
  rect(x - 10, y + 16, w + 20, 12, wood),
  rect(x - 4, y + 28, w + 8, 10, '#8a6436'),
];

export const scene = {
  width,
  height,
  seed: 15,
  wobble: 1.4,
  content: [
    rect(-20, -20, width + 40, height + 40, '#b9ad98'),
    path(box(-20, -20, width + 40, height + 40), 'url(#stone)'),
    // The arch of the west wall with its rose
    path(arch(90, -190, 1020, 1800), '#a3967f'),
    path(arch(90, -190, 1020, 1800), 'url(#stone-small)'),
    glazed('M600 40m-190 60a190 190 0 1 0 380 0a190 190 0 1 0 -380 0Z', {
      x: 400,
      y: -100,
      width: 400,
      height: 400,
      cell: 42,
      seed: 9,
      colours: [tint.blue, tint.sky, tint.ruby, tint.honey, tint.ice],
      bright: 0.3,
      leadWidth: 3,
    }),
    ...times(12, (at) =>
      line(
        [
          [600, 100],
          [600 + Math.cos((at * Math.PI) / 6) * 190, 100 + Math.sin((at * Math.PI) / 6) * 190],
        ],
        '#e6dcc8',
        9,
      ),
    ),
    circle(600, 100, 190, 'none', { stroke: '#e6dcc8', 'stroke-width': 18 }),
    circle(600, 100, 60, 'none', { stroke: '#e6dcc8', 'stroke-width': 10 }),
    poly(
      [
        [420, 80],
        [780, 80],
        [1240, 1540],
        [200, 1540],
      ],
      '#f6ead0',
      { opacity: 0.14 },
    ),
    // Case
    textured(box(130, 640, 940, 560), wood, 'plank', 'hatch'),
    textured(box(486, 330, 228, 800), '#4a2f1e', 'plank'),
    textured(box(130, 470, 200, 660), '#4a2f1e', 'plank'),
    textured(box(870, 470, 200, 660), '#4a2f1e', 'plank', 'hatch'),
    rect(336, 610, 146, 520, '#2c1b11'),
    rect(718, 610, 146, 520, '#2c1b11'),
    tower(150, 1100, 5, 29, 560, 26),
    tower(893, 1100, 5, 29, 560, 26),
    tower(506, 1090, 5, 35, 680, 38),
    field(342, 1085, 7, 17, 420, 300),
    field(724, 1085, 7, 17, 300, 420),
    cornice(130, 440, 200),
    cornice(870, 440, 200),
    cornice(486, 300, 228),
    cornice(336, 590, 146),
    cornice(718, 590, 146),
    carving(600, 296, 1, 1),
    carving(600, 296, 1, -1),
    circle(600, 262, 30, tint.honey),
    path('M600 236l10 18 20 3-15 14 4 20-19-10-19 10 4-20-15-14 20-3z', tint.ruby),
    ...[
      [152, 440, 0.8, 1],
      [318, 440, 0.8, -1],
      [882, 440, 0.8, 1],
      [1060, 440, 0.8, -1],
      [346, 590, 0.62, 1],
      [476, 590, 0.62, -1],
      [728, 590, 0.62, 1],
      [858, 590, 0.62, -1],
    ].map(([x, y, scale, flip]) => carving(x, y, scale, flip)),
    // Impost and loft front
    textured(box(110, 1130, 980, 46), '#8a6436'),
    rect(110, 1130, 980, 10, tint.honey),
    rect(60, 1228, 1080, 22, tint.honey),
    textured(box(60, 1250, 1080, 190), '#6d4a2f', 'plank'),
    ...times(9, (at) => [
      path(arch(84 + at * 118, 1278, 88, 140), '#4a2f1e'),
      path(arch(92 + at * 118, 1288, 72, 126), at % 2 ? tint.deep : tint.green),
    ]),
    ...times(9, (at) => path(`M${128 + at * 118} 1322l12 22 -12 40 -12 -40z`, tint.honey, { opacity: 0.8 })),
    // Console and organist
    textured(box(470, 1130, 260, 98), '#3a2416'),
    ...times(3, (row) => rect(496, 1150 + row * 20, 208, 11, tint.paper)),
    ...times(3, (row) =>
      times(22, (at) => (at % 7 === 2 || at % 7 === 6 ? '' : rect(502 + at * 9.2, 1150 + row * 20, 4, 7, tint.ink))),
    ),
    path('M540 1236q-6 -78 28 -92q-8 -8 -8 -24q2 -36 40 -36t40 36q0 16 -8 24q34 14 28 92z', '#16232e'),
    circle(600, 1102, 31, '#16232e'),
    rect(40, 1440, 1120, 26, tint.honey),
    rect(40, 1466, 1120, 60, '#2c1b11'),
  ],
};
