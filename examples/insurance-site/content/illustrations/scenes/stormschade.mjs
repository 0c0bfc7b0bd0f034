import { box, circle, group, line, path, poly, rect, stroke, textured, times } from '../draw.mjs';
import { lozenges, sky } from '../glass.mjs';
import { birds, tree } from '../nature.mjs';
import { random, tint } from '../palette.mjs';

const [width, height] = [1600, 900];
const next = random(93);

export const scene = {
  width,
  height,
  seed: 67,
  wobble: 2.4,
  content: [
    sky({
      width,
      height,
      horizon: 760,
      colours: ['#24323f', '#42566a', '#6f8494', '#a6aea8', '#d6c8a2'],
      light: [240, 640],
      reach: 520,
      glow: '#f0e2b8',
      seed: 71,
      cell: 100,
      stretch: 2.3,
      lead: '#1a2733',
      unrest: 0.4,
    }),
    birds(
      [
        [420, 170],
        [480, 200],
        [350, 230],
      ],
      '#16202b',
      15,
    ),
    // A clearing behind the roofs
    ...times(22, (at) =>
      poly(
        [
          [at * 78 - 20, 900],
          [at * 78 - 20, 700 + (at % 4) * 14],
          [at * 78 + 18, 664 + (at % 3) * 16],
          [at * 78 + 56, 700 + (at % 4) * 14],
          [at * 78 + 56, 900],
        ],
        at % 2 ? '#4b4f55' : '#565556',
      ),
    ),
    // The farmhouse roof, open where the storm took it
    textured(box(560, 600, 760, 240), tint.brick, 'brick', 'hatch'),
    textured('M500 606L660 270H1250L1390 606Z', '#7d3f30', 'tile'),
    path('M1110 270H1250L1390 606H1200Z', 'url(#hatch)'),
    path('M656 262H1254V282H648Z', '#5c2c22'),
    path('M770 352L900 334L960 372L1010 360L1034 452L980 520L870 506L796 540L742 470Z', '#20272d'),
    ...times(7, (at) =>
      line(
        [
          [784 + at * 36, 344 + (at % 2) * 12],
          [770 + at * 40, 526 - (at % 3) * 14],
        ],
        '#8a6842',
        9,
      ),
    ),
    ...times(6, (at) =>
      line(
        [
          [750 + at * 4, 376 + at * 26],
          [1020 - at * 4, 366 + at * 26],
        ],
        '#a58355',
        5,
      ),
    ),
    // Tarpaulin half fixed
    path('M900 318Q1020 300 1096 330Q1110 420 1074 520Q1010 490 946 540Q972 430 900 318Z', tint.blue),
    path('M1040 318Q1090 322 1096 330Q1110 420 1074 520Q1050 510 1030 516Q1060 410 1040 318Z', '#123a5f'),
    stroke('M900 318Q1020 300 1096 330', tint.ice, 5),
    ...times(5, (at) => circle(916 + at * 44, 320 - Math.sin(at) * 6, 5, tint.paper)),
    stroke('M946 540q-70 30 -110 10q-40 30 -96 8', tint.paper, 4),
    // A roofer on a ladder
    line(
      [
        [1120, 850],
        [1046, 300],
      ],
      '#c9a46c',
      8,
    ),
    line(
      [
        [1164, 850],
        [1090, 300],
      ],
      '#c9a46c',
      8,
    ),
    ...times(17, (at) =>
      line(
        [
          [1122 - at * 4.3, 836 - at * 32],
          [1162 - at * 4.3, 836 - at * 32],
        ],
        '#c9a46c',
        5,
      ),
    ),
    group(
      [
        path('M-14 86l2 -56h34l8 56h-13l-9 -40l-8 40z', tint.ink),
        path('M-20 36q-6 -62 24 -64q28 2 24 64z', tint.amber),
        line(
          [
            [-8, -14],
            [-60, -34],
            [-84, -22],
          ],
          '#a46f1e',
          15,
        ),
        circle(6, -46, 16, '#d9a987'),
        path('M-14 -48q2 -24 22 -24t20 24z', tint.paper),
        rect(-18, -50, 48, 5, tint.paper),
      ],
      { transform: 'translate(1090 400)' },
    ),
    // Gable to the left
    textured('M470 840V590L590 300L700 590V840Z', '#a35f4b', 'brick'),
    path('M452 606L590 268L716 606L694 606L590 330L476 606Z', tint.paper),
    ...[
      [506, 640],
      [606, 640],
    ].map(([x, y], at) => [
      rect(x - 7, y - 7, 72, 108, tint.paper),
      lozenges(box(x, y, 58, 94), {
        x,
        y,
        width: 58,
        height: 94,
        cell: 18,
        seed: 3 + at,
        colours: at ? [tint.honey, tint.straw] : [tint.blue, tint.deep],
        leadWidth: 1.5,
      }),
    ]),
    lozenges('M568 500V456q22 -34 44 0V500Z', {
      x: 566,
      y: 430,
      width: 48,
      height: 72,
      cell: 15,
      seed: 9,
      colours: [tint.honey, tint.straw],
      leadWidth: 1.4,
    }),
    stroke('M564 502V456q26 -40 52 0V502Z', tint.paper, 7),
    // Chimney, broken
    textured('M1150 290V190L1172 206L1190 180L1214 200L1230 186V290Z', '#8a4a3a', 'brick', 'hatch'),
    // The elm that fell
    group(tree(0, 0, 660, '#1d2a30', 41), { transform: 'translate(330 800) rotate(64)' }),
    path('M240 846q20 -120 90 -96q50 20 30 96z', '#3a2d22'),
    ...times(9, (at) =>
      stroke(`M${270 + at * 6} 770q${-50 + at * 8} ${-20 - at * 9} ${-90 + at * 14} ${-4 - at * 10}`, '#3a2d22', 6),
    ),
    // Tiles on the wind and on the ground
    ...times(26, () => {
      const [x, y] = [1180 + next() * 420, 150 + next() * 420];
      return poly(
        [
          [0, 0],
          [24, 4],
          [22, 32],
          [0, 28],
        ],
        next() > 0.4 ? '#a3523e' : '#6b3226',
        { transform: `translate(${x} ${y}) rotate(${next() * 360}) scale(${0.5 + next() * 0.7})` },
      );
    }),
    path('M-40 820C300 790 800 850 1660 812V960H-40Z', '#3d4a3d'),
    path('M-40 866C400 830 900 890 1660 850V960H-40Z', '#2a352e'),
    ...times(34, () => {
      const [x, y] = [640 + next() * 760, 830 + next() * 50];
      return poly(
        [
          [0, 0],
          [26, 4],
          [22, 18],
          [-4, 14],
        ],
        next() > 0.5 ? '#a3523e' : '#7d3f30',
        { transform: `translate(${x} ${y}) rotate(${next() * 90 - 45})` },
      );
    }),
    ...times(60, () => {
      const [x, y] = [next() * width, next() * 800];
      return line(
        [
          [x, y],
          [x - 90 - next() * 60, y + 22],
        ],
        '#dfe6ea',
        1.6,
        { opacity: 0.28 },
      );
    }),
    ...times(20, () => {
      const [x, y] = [next() * width, 100 + next() * 600];
      return path('M0 0q10 -9 20 0q-10 9 -20 0', tint.amber, {
        opacity: 0.8,
        transform: `translate(${x} ${y}) rotate(${next() * 180})`,
      });
    }),
  ],
};
