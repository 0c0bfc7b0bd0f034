import { box, circle, lancet, line, path, poly, rect, textured, times } from '../draw.mjs';
import { lozenges, sky } from '../glass.mjs';
import { hill, tree } from '../nature.mjs';
import { random, tint } from '../palette.mjs';

const [width, height] = [1600, 900];
const next = random(71);

export const scene = {
  width,
  height,
  seed: 61,
  vignette: 0.25,
  content: [
    sky({
      width,
      height,
      horizon: 640,
      colours: ['#5f7d97', '#8fa9bd', '#b9c8d3', '#dcd9d6', '#e9d9c9'],
      light: [330, 520],
      reach: 460,
      glow: '#fff1dc',
      seed: 66,
      cell: 104,
      lead: '#587792',
    }),
    hill({ width, height, y: 592, swing: 40, colour: '#b9c5cf', seed: 2 }),
    ...times(24, (at) => tree(40 + at * 70 + next() * 30, 622, 70 + next() * 50, '#8496a5', 80 + at)),
    hill({ width, height, y: 640, swing: 26, colour: '#dfe5ea', seed: 6 }),
    // Chapel, closed for the winter
    textured(box(640, 430, 470, 280), '#a58f80', 'brick'),
    textured('M1110 430L1200 470V700H1110Z', '#6d5f5a', 'brick', 'hatch-deep'),
    textured('M610 440L690 250H1080L1140 440Z', '#4a5661', 'slate', 'hatch'),
    path('M600 444L684 244H1086L1146 444Q1090 424 1040 442T930 440T820 444T720 438T600 444Z', '#f4f6f8'),
    path('M760 440L800 300H990L1010 440Q970 430 930 440T820 444Z', '#4a5661'),
    path('M760 440L800 300H990L1010 440Q970 430 930 440T820 444Z', 'url(#slate)'),
    path('M1080 250L1140 440L1212 476Q1170 360 1080 250Z', '#c9d2da'),
    // Ridge turret
    rect(742, 168, 66, 82, '#8a7a68'),
    path('M784 168h24v82h-24z', 'url(#hatch-deep)'),
    path('M726 172L775 60L824 172Z', '#4a5661'),
    path('M726 172L775 60L790 100Q770 130 784 172Z', '#f4f6f8'),
    line(
      [
        [775, 64],
        [775, 20],
      ],
      tint.ink,
      4,
    ),
    line(
      [
        [762, 34],
        [788, 34],
      ],
      tint.ink,
      4,
    ),
    path(lancet(760, 186, 30, 54), '#1d2730'),
    // Gable with door, west side
    textured('M520 440L640 210L700 290L640 440V712H520Z', '#c2ab98', 'brick'),
    path('M504 452L640 190L662 220L640 222L524 448Z', '#f4f6f8'),
    path(lancet(546, 530, 68, 182), '#43312a'),
    ...times(4, (at) =>
      line(
        [
          [560 + at * 14, 560],
          [560 + at * 14, 712],
        ],
        '#2a1d18',
        2,
      ),
    ),
    circle(580, 420, 30, '#e9dfcf'),
    circle(580, 420, 23, tint.deep),
    ...times(3, (at) => {
      const x = 712 + at * 134;
      return [
        path(lancet(x - 9, 484, 86, 178), '#dccfba'),
        lozenges(lancet(x, 496, 68, 158), {
          x,
          y: 496,
          width: 68,
          height: 158,
          cell: 20,
          seed: 3 + at,
          colours: ['#9db4c6', '#3d5c78', '#27435c'],
          leadWidth: 1.6,
        }),
        rect(x - 16, 660, 100, 12, '#f4f6f8'),
      ];
    }),
    poly(
      [
        [844, 430],
        [872, 430],
        [878, 712],
        [838, 712],
      ],
      '#b7a08f',
    ),
    poly(
      [
        [978, 430],
        [1006, 430],
        [1012, 712],
        [972, 712],
      ],
      '#b7a08f',
    ),
    ...[
      [838, 426],
      [972, 426],
    ].map(([x, y]) =>
      poly(
        [
          [x, y + 6],
          [x + 20, y - 10],
          [x + 42, y + 6],
        ],
        '#f4f6f8',
      ),
    ),
    // Icicles at the gutter, a split downpipe
    rect(640, 436, 480, 10, '#5d6e7b'),
    ...times(34, (at) =>
      poly(
        [
          [648 + at * 13.6, 446],
          [655 + at * 13.6, 446],
          [652 + at * 13.6, 456 + next() * 36],
        ],
        '#e6f0f6',
      ),
    ),
    line(
      [
        [1092, 446],
        [1092, 706],
      ],
      '#3d4a55',
      11,
    ),
    path('M1084 600q-12 30 -6 60q-14 30 4 50h24q10 -30 0 -52q8 -30 -6 -58z', '#d9ebf3', { opacity: 0.92 }),
    // Snow in front, the gate and one row of steps
    path('M-40 700C240 676 480 716 760 706S1300 690 1660 712V960H-40Z', '#f1f4f7'),
    path('M-40 780C300 740 700 800 1000 780S1400 770 1660 800V960H-40Z', '#dbe4ec'),
    ...times(17, (at) => {
      const x = 580 - at * 9 + (at % 2) * 20;
      return poly(
        [
          [x, 726 + at * at * 0.58],
          [x + 11 + at * 0.5, 727 + at * at * 0.58],
          [x + 8 + at * 0.4, 733 + at * at * 0.6],
          [x - 2, 732 + at * at * 0.6],
        ],
        '#9fb2c2',
      );
    }),
    ...[
      [150, 776],
      [1420, 786],
    ].map(([x, y]) => [
      rect(x - 22, y - 150, 44, 150, '#8a6a5c'),
      path(`M${x - 22} ${y - 150}h44v150h-44z`, 'url(#brick)'),
      rect(x + 6, y - 150, 16, 150, '#4d3b36', { opacity: 0.5 }),
      path(`M${x - 32} ${y - 150}Q${x} ${y - 192} ${x + 32} ${y - 150}Z`, '#ffffff'),
    ]),
    ...times(9, (at) => [
      line(
        [
          [1464 + at * 22, 780],
          [1464 + at * 22, 668],
        ],
        '#26323c',
        5,
      ),
      circle(1464 + at * 22, 664, 5, '#26323c'),
    ]),
    ...times(6, (at) => [
      line(
        [
          [-10 + at * 23, 776],
          [-10 + at * 23, 662],
        ],
        '#26323c',
        5,
      ),
      circle(-10 + at * 23, 658, 5, '#26323c'),
    ]),
    line(
      [
        [1446, 690],
        [1660, 692],
      ],
      '#26323c',
      5,
    ),
    line(
      [
        [-20, 686],
        [128, 684],
      ],
      '#26323c',
      5,
    ),
    tree(330, 730, 470, '#31404c', 17),
    tree(1320, 728, 380, '#3b4a56', 23),
    ...times(120, () => circle(next() * width, next() * height, 1.5 + next() * 3.5, '#ffffff', { opacity: 0.85 })),
  ],
};
