import { arch, circle, group, line, path, pathOf, poly, rect, textured, times } from '../draw.mjs';
import { sky } from '../glass.mjs';
import { birds, grass, hill } from '../nature.mjs';
import { tint } from '../palette.mjs';

const [width, height] = [1200, 1500];
const hub = [620, 520];

const wing = (turn) =>
  group(
    [
      rect(-8, -470, 16, 500, tint.bark),
      poly(
        [
          [10, -455],
          [84, -445],
          [70, -110],
          [10, -96],
        ],
        turn % 2 ? '#d9cdb6' : tint.paper,
        { opacity: 0.93 },
      ),
      ...times(13, (at) =>
        line(
          [
            [-26, -448 + at * 28],
            [83 - at * 1.1, -440 + at * 27],
          ],
          tint.bark,
          3,
        ),
      ),
      line(
        [
          [-26, -450],
          [-20, -112],
        ],
        tint.bark,
        5,
      ),
      line(
        [
          [46, -448],
          [40, -104],
        ],
        tint.bark,
        2.5,
      ),
      line(
        [
          [84, -446],
          [70, -108],
        ],
        tint.bark,
        4,
      ),
    ],
    { transform: `translate(${hub[0]} ${hub[1]}) rotate(${turn * 90 + 24})` },
  );

const body = [
  [520, 560],
  [700, 560],
  [770, 1060],
  [450, 1060],
];

export const scene = {
  width,
  height,
  seed: 9,
  content: [
    sky({
      width,
      height,
      horizon: 1220,
      colours: [tint.blue, tint.sky, tint.ice, tint.straw, tint.honey, '#d98f4a'],
      light: [220, 1080],
      reach: 620,
      seed: 33,
      cell: 150,
      stretch: 1.2,
      lead: '#274d6e',
    }),
    birds(
      [
        [240, 330],
        [300, 300],
        [365, 345],
        [990, 250],
      ],
      tint.deep,
      16,
    ),
    hill({ width, height, y: 1190, swing: 30, colour: '#7d8a6a', seed: 3 }),
    // Polder farms far away
    ...times(5, (at) =>
      poly(
        [
          [60 + at * 250, 1205],
          [60 + at * 250, 1180],
          [84 + at * 250, 1150],
          [130 + at * 250, 1150],
          [152 + at * 250, 1180],
          [152 + at * 250, 1205],
        ],
        '#5e6a5a',
      ),
    ),
    hill({ width, height, y: 1225, swing: 16, colour: tint.green, seed: 5 }),
    // Brick base
    textured('M430 1056L790 1056L830 1290L390 1290Z', tint.brick, 'brick'),
    textured('M660 1056L790 1056L830 1290L690 1290Z', tint.brickShade, 'brick', 'hatch-deep'),
    // Stage
    ...times(9, (at) =>
      line(
        [
          [370 + at * 62, 1062],
          [400 + at * 54, 1150],
        ],
        tint.bark,
        7,
      ),
    ),
    rect(330, 1040, 560, 22, '#6d523b'),
    ...times(15, (at) =>
      line(
        [
          [336 + at * 39, 1040],
          [336 + at * 39, 982],
        ],
        tint.bark,
        4,
      ),
    ),
    line(
      [
        [330, 982],
        [890, 982],
      ],
      tint.bark,
      7,
    ),
    // Thatched body
    textured(pathOf(body), '#9c8257', 'thatch'),
    textured(
      pathOf([
        [620, 560],
        [700, 560],
        [770, 1060],
        [640, 1060],
      ]),
      '#6d5a3d',
      'thatch',
      'hatch',
    ),
    poly(
      [
        [520, 560],
        [548, 560],
        [496, 1060],
        [450, 1060],
      ],
      '#c2a674',
      { opacity: 0.65 },
    ),
    path(arch(545, 720, 46, 66), tint.paper),
    rect(551, 728, 34, 56, tint.deep),
    line(
      [
        [568, 728],
        [568, 784],
      ],
      tint.paper,
      4,
    ),
    line(
      [
        [551, 756],
        [585, 756],
      ],
      tint.paper,
      4,
    ),
    path(arch(530, 1100, 120, 190), '#2a1d18'),
    path(arch(540, 1112, 100, 178), tint.green),
    line(
      [
        [590, 1116],
        [590, 1290],
      ],
      '#203c30',
      4,
    ),
    ...times(3, (at) =>
      line(
        [
          [544, 1160 + at * 44],
          [636, 1160 + at * 44],
        ],
        '#203c30',
        3,
      ),
    ),
    // Cap
    textured('M505 562C505 470 560 430 612 428C672 430 716 476 714 562Z', '#8a7049', 'thatch'),
    textured('M620 428C672 430 716 476 714 562H640Z', '#5f4d33', 'thatch', 'hatch-deep'),
    rect(496, 552, 226, 20, tint.paper),
    rect(496, 572, 226, 8, tint.ruby),
    // Tail pole
    line(
      [
        [716, 540],
        [852, 1030],
      ],
      tint.bark,
      11,
    ),
    line(
      [
        [712, 560],
        [800, 1035],
      ],
      tint.bark,
      7,
    ),
    [0, 1, 2, 3].map(wing),
    circle(...hub, 26, tint.ink),
    circle(...hub, 15, tint.honey),
    // Dyke and water
    path('M-40 1288C300 1262 860 1270 1260 1292V1560H-40Z', '#345c46'),
    path('M560 1290C520 1350 380 1410 240 1540H560C610 1430 640 1350 640 1290Z', '#d6b981', { opacity: 0.7 }),
    path('M760 1560C800 1470 980 1400 1260 1386V1560Z', tint.blue),
    ...times(7, (at) =>
      line(
        [
          [900 + at * 30, 1500 - at * 14],
          [1010 + at * 36, 1498 - at * 15],
        ],
        tint.ice,
        3,
        { opacity: 0.6 },
      ),
    ),
    grass({ y: 1310, width, depth: 190, count: 190, colour: '#86a878', seed: 4, height: 22 }),
    ...times(12, (at) => [
      line(
        [
          [770 + at * 40, 1530 - at * 12],
          [774 + at * 40, 1400 - at * 6],
        ],
        '#2b4a38',
        4,
      ),
      line(
        [
          [774 + at * 40, 1400 - at * 6],
          [775 + at * 40, 1376 - at * 6],
        ],
        tint.bark,
        8,
      ),
    ]),
  ],
};
