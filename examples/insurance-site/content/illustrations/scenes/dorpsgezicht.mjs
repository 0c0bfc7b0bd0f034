import { circle, group, line, path, poly, rect, stroke, times } from '../draw.mjs';
import { sky } from '../glass.mjs';
import { birds, hill } from '../nature.mjs';
import { mix, random, tint } from '../palette.mjs';

const [width, height] = [1600, 900];
const next = random(61);
const shore = 640;

const house = (x, w, top, tone, kind) => {
  const roof = {
    gable: [
      [x, top],
      [x + w / 2, top - w * 0.62],
      [x + w, top],
    ],
    bell: [
      [x + w * 0.08, top],
      [x + w * 0.3, top - w * 0.28],
      [x + w * 0.34, top - w * 0.6],
      [x + w * 0.66, top - w * 0.6],
      [x + w * 0.7, top - w * 0.28],
      [x + w * 0.92, top],
    ],
    step: [
      [x, top],
      [x, top - w * 0.2],
      [x + w * 0.2, top - w * 0.2],
      [x + w * 0.2, top - w * 0.4],
      [x + w * 0.38, top - w * 0.4],
      [x + w * 0.38, top - w * 0.6],
      [x + w * 0.62, top - w * 0.6],
      [x + w * 0.62, top - w * 0.4],
      [x + w * 0.8, top - w * 0.4],
      [x + w * 0.8, top - w * 0.2],
      [x + w, top - w * 0.2],
      [x + w, top],
    ],
  }[kind];
  return [
    rect(x, top, w, shore - top, tone),
    poly(roof, tone),
    path(`M${x + w * 0.72} ${top}h${w * 0.28}V${shore}h${-w * 0.28}Z`, 'url(#hatch)'),
    ...times(2, (row) =>
      times(2, (col) =>
        rect(x + w * (0.2 + col * 0.36), top + 12 + row * 44, w * 0.2, 26, next() > 0.45 ? tint.straw : '#1d3146'),
      ),
    ),
  ];
};
const town = () => [
  // Left: abbey with its two towers
  rect(120, 470, 230, 180, '#4d4757'),
  poly(
    [
      [110, 472],
      [150, 410],
      [330, 410],
      [360, 472],
    ],
    '#363a4a',
  ),
  ...[90, 318].map((x) => [
    rect(x, 380, 54, 270, '#57505f'),
    poly(
      [
        [x - 5, 382],
        [x + 27, 250],
        [x + 59, 382],
      ],
      '#363a4a',
    ),
    rect(x + 20, 420, 14, 40, tint.straw),
  ]),
  ...times(4, (at) => path(`M${172 + at * 40} 610v-54q10 -26 20 0v54z`, tint.honey)),
  // Middle: the great church
  rect(720, 440, 330, 210, '#3f4152'),
  poly(
    [
      [700, 446],
      [748, 350],
      [1030, 350],
      [1064, 446],
    ],
    '#2b3144',
  ),
  rect(628, 270, 96, 380, '#4d4a5a'),
  path('M690 270h34v380h-34z', 'url(#hatch-deep)'),
  poly(
    [
      [620, 274],
      [676, 66],
      [732, 274],
    ],
    '#2b3144',
  ),
  poly(
    [
      [620, 274],
      [676, 66],
      [668, 274],
    ],
    '#454b60',
  ),
  line(
    [
      [676, 72],
      [676, 26],
    ],
    tint.honey,
    4,
  ),
  circle(676, 40, 6, tint.honey),
  path('M652 330q0 -34 24 -44q24 10 24 44v50h-48z', '#1b2233'),
  circle(676, 430, 18, tint.straw),
  ...times(6, (at) =>
    path(`M${744 + at * 50} 610v-86q12 -34 24 0v86z`, [tint.honey, tint.rose, tint.honey, tint.sky, tint.honey, tint.rose][at]),
  ),
  // Domed tower and mill to the right
  rect(1250, 430, 62, 220, '#4a4756'),
  path('M1244 432q-4 -52 37 -76q41 24 37 76z', '#5d8577'),
  line(
    [
      [1281, 358],
      [1281, 316],
    ],
    tint.honey,
    4,
  ),
  poly(
    [
      [1440, 650],
      [1452, 500],
      [1492, 500],
      [1506, 650],
    ],
    '#4b3d3d',
  ),
  path('M1446 502q26 -42 52 0z', '#33303a'),
  ...times(4, (at) =>
    group(
      [
        line(
          [
            [0, 0],
            [0, -110],
          ],
          '#2a2833',
          5,
        ),
        ...times(7, (bar) =>
          line(
            [
              [0, -30 - bar * 12],
              [19, -30 - bar * 12],
            ],
            '#2a2833',
            2,
          ),
        ),
        line(
          [
            [19, -30],
            [19, -104],
          ],
          '#2a2833',
          2,
        ),
      ],
      { transform: `translate(1472 490) rotate(${at * 90 + 30})` },
    ),
  ),
  // Houses along the quay
  house(-10, 84, 560, '#6b4a48', 'step'),
  house(80, 66, 590, '#7d5a4e', 'gable'),
  house(360, 74, 560, '#6f4a45', 'bell'),
  house(438, 62, 585, '#57505f', 'gable'),
  house(504, 76, 552, '#845a4a', 'step'),
  house(584, 54, 588, '#6b5a58', 'gable'),
  house(1052, 70, 572, '#7d5a4e', 'bell'),
  house(1124, 60, 590, '#5d4b54', 'gable'),
  house(1186, 70, 560, '#84604f', 'step'),
  house(1318, 58, 592, '#6b4a48', 'gable'),
  house(1378, 62, 576, '#5d5260', 'bell'),
  house(1512, 70, 570, '#7a5148', 'step'),
  house(1580, 60, 590, '#57505f', 'gable'),
];

export const scene = {
  width,
  height,
  seed: 40,
  content: [
    sky({
      width,
      height,
      horizon: 660,
      colours: [tint.deep, tint.blue, '#6d7fa0', '#b58a94', '#dd9a5c', tint.honey],
      light: [1120, 620],
      reach: 560,
      seed: 53,
      cell: 98,
      lead: '#102c47',
    }),
    birds(
      [
        [400, 170],
        [450, 145],
        [510, 180],
        [1330, 210],
        [1380, 190],
      ],
      tint.night,
      13,
    ),
    hill({ width, height, y: 628, swing: 18, colour: '#6d5a6b', seed: 4 }),
    town(),
    rect(-20, shore, width + 40, 300, '#1b3850'),
    group(town(), { transform: `translate(0 ${shore * 2 - 6}) scale(1 -1)`, opacity: 0.34 }),
    ...times(150, () => {
      const [x, y] = [next() * width, 652 + next() * 240];
      return line(
        [
          [x, y],
          [x + 30 + next() * 90, y],
        ],
        mix('#1b3850', x > 960 && x < 1260 ? tint.straw : tint.sky, 0.3 + next() * 0.4),
        2.2,
        { opacity: 0.6 },
      );
    }),
    rect(-20, 630, width + 40, 18, '#2a2a35'),
    // A barge, and reeds before us
    path('M330 756q110 26 250 0l-16 34q-110 16 -222 0z', '#14222e'),
    rect(430, 728, 70, 30, '#2a3b48'),
    rect(442, 736, 14, 12, tint.straw),
    line(
      [
        [400, 758],
        [400, 610],
      ],
      '#14222e',
      5,
    ),
    stroke('M400 614Q470 690 404 742', tint.sandstone, 3),
    ...times(46, () => {
      const x = next() ** 2 * 330;
      const y = 910;
      const tall = 60 + next() * 130;
      return [
        stroke(`M${x} ${y}Q${x + 4} ${y - tall * 0.6} ${x + 14 + next() * 16} ${y - tall}`, '#0d1d2a', 3.4),
        next() > 0.6
          ? line(
              [
                [x + 12, y - tall + 8],
                [x + 17, y - tall - 22],
              ],
              '#3a2a1d',
              7,
            )
          : '',
      ];
    }),
  ],
};
