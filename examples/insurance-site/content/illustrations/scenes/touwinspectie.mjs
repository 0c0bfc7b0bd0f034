import { circle, group, lancet, line, path, poly, rect, stroke, textured, times } from '../draw.mjs';
import { sky } from '../glass.mjs';
import { birds, hill } from '../nature.mjs';
import { random, tint } from '../palette.mjs';

const [width, height] = [1200, 1500];
const next = random(52);

export const scene = {
  width,
  height,
  seed: 34,
  content: [
    sky({
      width,
      height,
      horizon: 1340,
      colours: [tint.blue, tint.sky, '#c5b6b2', '#e3a66a', tint.honey, tint.straw],
      light: [230, 1120],
      reach: 560,
      seed: 44,
      cell: 158,
      stretch: 1.15,
      lead: '#1d4a73',
    }),
    circle(236, 1120, 74, '#fff3cf'),
    birds(
      [
        [150, 420],
        [215, 385],
        [290, 430],
        [330, 640],
      ],
      tint.deep,
      17,
    ),
    hill({ width, height, y: 1290, swing: 24, colour: '#8a6f5c', seed: 8 }),
    ...times(16, (at) =>
      poly(
        [
          [at * 56 - 30, 1360],
          [at * 56 - 30, 1300 + (at % 3) * 9],
          [at * 56 - 4, 1270 + (at % 4) * 10],
          [at * 56 + 24, 1300 + (at % 3) * 9],
          [at * 56 + 24, 1360],
        ],
        '#6b5349',
      ),
    ),
    poly(
      [
        [120, 1310],
        [120, 1200],
        [134, 1150],
        [148, 1200],
        [148, 1310],
      ],
      '#6b5349',
    ),
    hill({ width, height, y: 1344, swing: 20, colour: '#4a4a40', seed: 9 }),
    // The fields, and the canal that catches the sun
    path('M60 1540C150 1450 120 1400 210 1358L240 1358C180 1410 240 1450 190 1540Z', tint.straw, { opacity: 0.85 }),
    // Tower corner, huge and near
    textured('M600 -20H1000V1540H560Z', tint.sandstone, 'stone'),
    textured('M1000 -20H1240V1540H1000Z', '#7d705f', 'stone', 'hatch-deep'),
    path('M600 -20H640L604 1540H560Z', '#fbe9c0', { opacity: 0.75 }),
    ...[150, 900].map((y) => [
      poly(
        [
          [560, y],
          [1010, y],
          [1010, y + 34],
          [546, y + 34],
        ],
        tint.limestone,
      ),
      poly(
        [
          [546, y + 34],
          [1010, y + 34],
          [1010, y + 46],
          [560, y + 46],
        ],
        '#8d7f6d',
      ),
      poly(
        [
          [1010, y],
          [1240, y - 8],
          [1240, y + 34],
          [1010, y + 42],
        ],
        '#a0927a',
      ),
    ]),
    path(lancet(716, 290, 210, 500), tint.limestone),
    path(lancet(740, 326, 162, 440), tint.night),
    ...times(9, (at) =>
      poly(
        [
          [742, 470 + at * 34],
          [900, 476 + at * 34],
          [900, 492 + at * 34],
          [742, 484 + at * 34],
        ],
        at % 2 ? '#8b7355' : '#9c8362',
      ),
    ),
    rect(814, 330, 14, 436, tint.limestone),
    // Worn stones, a crack, moss
    ...[
      [690, 1010],
      [860, 1110],
      [640, 1240],
    ].map(([x, y]) =>
      poly(
        [
          [x, y],
          [x + 74, y + 2],
          [x + 70, y + 30],
          [x + 4, y + 32],
        ],
        '#a3957c',
      ),
    ),
    stroke('M905 930L890 990L912 1040L896 1110L908 1180', '#4a3f33', 4),
    ...times(36, () => circle(600 + next() * 380, 1390 + next() * 120, 4 + next() * 9, tint.green, { opacity: 0.45 })),
    // Ropes
    stroke('M540 -30C536 200 528 400 518 560', tint.ruby, 6),
    stroke('M562 -30C556 220 546 420 530 560', tint.paper, 6),
    stroke('M514 700C508 980 520 1240 498 1540', tint.ruby, 6),
    stroke('M526 700C520 1000 536 1260 520 1540', tint.paper, 5),
    // The surveyor, feet against the stone
    group(
      [
        path('M-20 150C10 140 40 150 66 128L128 70l30 22l-70 84c-30 26 -76 26 -112 16z', '#1b2631'),
        path('M-10 172C20 196 60 196 92 190l70 -20l8 32l-84 34c-44 12 -94 -2 -120 -40z', '#253341'),
        path('M120 62l34 28l-6 16l26 14q8 6 2 14l-44 -10z', '#0d1a24'),
        path('M164 160l12 40l14 -2l12 20q10 4 14 -6l-22 -58z', '#0d1a24'),
        path('M-46 176C-66 120 -60 50 -22 10C0 -6 28 -2 34 24C40 66 34 120 24 168Z', tint.amber),
        path('M-46 176C-66 120 -60 50 -22 10L-10 4C-30 60 -32 120 -20 174Z', '#8c5d18'),
        path('M-48 150H28V176H-46Z', tint.ink),
        path('M-56 172q-20 60 20 66h40l22 -62z', tint.ink, { opacity: 0.85 }),
        // Arms: one on the rope, one at the wall with a hammer
        stroke('M-6 34C-30 10 -34 -20 -22 -52', '#a46f1e', 26),
        circle(-22, -58, 14, '#d9a987'),
        stroke('M18 40C50 70 72 66 100 40', tint.amber, 24),
        circle(108, 34, 13, '#d9a987'),
        line(
          [
            [96, 58],
            [124, 6],
          ],
          tint.bark,
          8,
        ),
        rect(104, -8, 44, 18, tint.slate, { transform: 'rotate(26 124 0)' }),
        // Head and helmet
        circle(14, -24, 27, '#d9a987'),
        path('M-18 -26q-4 -40 34 -42q36 2 34 36q-34 -10 -68 6z', tint.paper),
        path('M-22 -22q36 -18 76 -10l0 8q-40 -8 -74 8z', tint.limestone),
        stroke('M-8 -22Q0 8 20 4', tint.ink, 4),
        // Gear
        circle(-10, 168, 10, 'none', { stroke: tint.honey, 'stroke-width': 6 }),
        line(
          [
            [-40, 190],
            [-64, 250],
          ],
          tint.honey,
          4,
        ),
        rect(-82, 246, 34, 44, tint.ruby),
        line(
          [
            [-14, 160],
            [-22, -50],
          ],
          tint.ruby,
          6,
        ),
      ],
      { transform: 'translate(536 560) scale(1.02)' },
    ),
  ],
};
