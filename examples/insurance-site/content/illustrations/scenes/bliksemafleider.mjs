import { circle, line, path, poly, rect, stroke, textured, times } from '../draw.mjs';
import { sky } from '../glass.mjs';
import { mix, random, tint } from '../palette.mjs';

const [width, height] = [1600, 900];
const next = random(41);
/** A flash that breaks into forks on its way down. */
const bolt = (x, y, reach, lean, thick) => {
  const points = [[x, y]];
  times(9, (at) => points.push([x + lean * (at + 1) + (next() - 0.5) * 90, y + ((at + 1) * reach) / 9]));
  const fork = points[5];
  const branch = [fork, ...times(4, (at) => [fork[0] + 46 * (at + 1) + next() * 30, fork[1] + 34 * (at + 1)])];
  return [
    line(points, '#cfe2f5', thick * 5, { opacity: 0.16 }),
    line(points, '#ffffff', thick),
    line(branch, '#e8f1fb', thick * 0.5),
  ];
};

export const scene = {
  width,
  height,
  seed: 31,
  content: [
    sky({
      width,
      height,
      horizon: 900,
      colours: ['#16202b', '#2b3a4a', '#455a6d', '#6d7f8c', '#a7a48f'],
      light: [1190, 120],
      reach: 560,
      glow: '#dfeafa',
      seed: 37,
      cell: 118,
      lead: '#0f1a25',
      leadWidth: 4,
    }),
    bolt(1240, -30, 620, -14, 6),
    bolt(1480, -30, 420, 6, 3),
    ...times(90, () => {
      const [x, y] = [next() * width, next() * 760];
      return line(
        [
          [x, y],
          [x - 16, y + 52],
        ],
        '#c3d2de',
        1.5,
        { opacity: 0.32 },
      );
    }),
    // Far roofs and a mill
    ...times(20, (at) =>
      poly(
        [
          [at * 90 - 40, 900],
          [at * 90 - 40, 742 + (at % 4) * 16],
          [at * 90 + 2, 700 + (at % 3) * 18],
          [at * 90 + 44, 742 + (at % 4) * 16],
          [at * 90 + 44, 900],
        ],
        at % 2 ? '#33414d' : '#3b4956',
      ),
    ),
    // The roof, its tower and the rod
    textured('M-60 640L980 560L1120 920H-60Z', tint.slate, 'slate', 'hatch'),
    path('M-60 626L978 546L986 568L-60 648Z', '#7b8a95'),
    textured('M330 190H560V640H330Z', '#b8ab94', 'stone-small'),
    textured('M560 190H650V640H560Z', '#6f6657', 'stone-small', 'hatch-deep'),
    rect(316, 182, 246, 18, tint.limestone),
    rect(560, 182, 102, 18, '#96896f'),
    ...[372, 462].map((x) => [
      path(`M${x} 420V290Q${x + 5} 262 ${x + 30} 244Q${x + 55} 262 ${x + 60} 290V420Z`, '#0d1a24'),
      ...times(5, (at) =>
        line(
          [
            [x + 3, 312 + at * 22],
            [x + 57, 318 + at * 22],
          ],
          '#8d7f6d',
          6,
        ),
      ),
    ]),
    textured('M318 184L446 66L562 184Z', tint.slateLight, 'slate'),
    textured('M562 184L446 66L662 184Z', '#2f3b46', 'slate', 'hatch-deep'),
    path('M318 184L446 66L452 76L336 184Z', '#93a3ae', { opacity: 0.7 }),
    // Conductor: ridge wire, air terminals, down lead with its clamps
    stroke('M-60 616L324 586M650 562L976 538Q1000 560 1030 640L1130 900', '#d99a62', 6),
    ...[60, 190, 720, 840, 960].map((x) => {
      const y = 610 - ((x + 60) / 1040) * 78;
      return [
        line(
          [
            [x, y + 8],
            [x, y - 74],
          ],
          '#d99a62',
          5.5,
        ),
        circle(x, y + 4, 8, '#a86a38'),
        circle(x, y - 76, 4, tint.straw),
      ];
    }),
    stroke('M446 70L446 8', '#e6b07c', 7),
    stroke('M450 82L545 190Q548 214 546 240V622', '#d99a62', 6),
    ...times(7, (at) => rect(538, 250 + at * 54, 17, 10, '#8a5a33')),
    // A weathercock on the ridge of the choir
    line(
      [
        [900, 552],
        [900, 430],
      ],
      tint.ink,
      6,
    ),
    line(
      [
        [862, 486],
        [938, 486],
      ],
      tint.ink,
      5,
    ),
    path(
      'M842 440q30 22 70 4q22 -12 22 -44q0 -14 10 -22l20 6l-16 -16q-4 -14 -16 -14q-20 2 -24 34q-6 20 -28 20q-22 -2 -24 -30q-22 20 -14 62z',
      mix(tint.amber, tint.straw, 0.3),
    ),
    path('M856 378q-40 -14 -44 34q0 30 30 40q-18 -30 14 -74z', tint.amber),
    path('M920 356q-2 -16 8 -14q2 -12 10 -6q8 -8 12 4l-8 18z', tint.ruby),
    path('M952 384q8 10 0 20q-8 -8 0 -20z', tint.ruby),
    circle(938, 366, 3, tint.ink),
    poly(
      [
        [-60, 640],
        [200, 620],
        [-60, 900],
      ],
      '#ffffff',
      { opacity: 0.04 },
    ),
  ],
};
