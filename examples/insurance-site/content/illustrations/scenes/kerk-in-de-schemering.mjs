import { box, circle, group, lancet, line, path, poly, rect, textured, times } from '../draw.mjs';
import { glazed, sky } from '../glass.mjs';
import { tree } from '../nature.mjs';
import { random, tint } from '../palette.mjs';

const [width, height] = [1600, 1067];
const warm = [tint.honey, tint.amber, tint.straw, tint.ruby, tint.rose];
const next = random(8);

const window = (x, y, w, h, seed) =>
  group([
    path(lancet(x - 9, y - 12, w + 18, h + 14), tint.sandShade),
    glazed(lancet(x, y, w, h), { x, y, width: w, height: h, cell: 26, seed, colours: warm, bright: 0.1, leadWidth: 2.4 }),
    line(
      [
        [x + w / 2, y + 6],
        [x + w / 2, y + h],
      ],
      tint.night,
      3.5,
    ),
  ]);

export const scene = {
  width,
  height,
  seed: 4,
  content: [
    sky({
      width,
      height,
      horizon: 860,
      colours: [tint.night, tint.deep, tint.blue, '#7a5a6b', '#c9803c', tint.honey],
      light: [330, 800],
      reach: 640,
      seed: 12,
      cell: 120,
      lead: '#0b2034',
    }),
    // Village behind
    ...times(13, (at) => {
      const x = -40 + at * 132;
      const top = 742 + next() * 40;
      return poly(
        [
          [x, 900],
          [x, top + 40],
          [x + 52, top],
          [x + 104, top + 40],
          [x + 104, 900],
        ],
        '#4a3c4c',
      );
    }),
    rect(0, 836, width, 260, '#1c3040'),
    // Nave: roof and wall
    textured('M700 560L1330 560L1400 742L660 742Z', tint.slate, 'slate', 'hatch'),
    path('M700 560L1330 560L1334 570L696 570Z', tint.slateLight),
    textured(box(668, 740, 726, 176), '#8d7f6d', 'stone-small', 'hatch'),
    ...times(5, (at) =>
      poly(
        [
          [688 + at * 142, 730],
          [706 + at * 142, 730],
          [712 + at * 142, 916],
          [680 + at * 142, 916],
        ],
        '#b3a58d',
      ),
    ),
    ...times(4, (at) => window(738 + at * 142, 764, 62, 128, 30 + at)),
    // Choir
    textured('M1330 566L1440 632L1468 752L1394 752Z', '#2f3b46', 'slate', 'hatch'),
    textured(box(1392, 748, 74, 168), '#75695a', 'stone-small', 'hatch-deep'),
    window(1410, 776, 36, 104, 51),
    // Tower, lit from the left
    textured(box(470, 330, 150, 590), tint.sandstone, 'stone-small'),
    textured(box(620, 330, 84, 590), '#8d7f6d', 'stone-small', 'hatch-deep'),
    ...[330, 520, 700].map((y) => [rect(458, y, 164, 13, tint.limestone), rect(620, y, 96, 13, '#a99b82')]),
    poly(
      [
        [452, 920],
        [470, 640],
        [490, 640],
        [486, 920],
      ],
      tint.limestone,
    ),
    poly(
      [
        [700, 920],
        [700, 640],
        [712, 640],
        [728, 920],
      ],
      '#75695a',
    ),
    textured('M462 332L545 108L620 332Z', tint.slateLight, 'slate'),
    textured('M620 332L545 108L706 332Z', tint.slate, 'slate', 'hatch-deep'),
    line(
      [
        [545, 114],
        [545, 40],
      ],
      tint.honey,
      4,
    ),
    line(
      [
        [528, 66],
        [562, 66],
      ],
      tint.honey,
      4,
    ),
    path('M545 34c16 -2 22 8 30 2c-4 12 -20 14 -30 8z', tint.honey),
    path(lancet(506, 376, 36, 120), tint.night),
    path(lancet(556, 376, 36, 120), tint.night),
    ...times(5, (at) => [
      line(
        [
          [508, 420 + at * 16],
          [540, 426 + at * 16],
        ],
        tint.sandShade,
        3,
      ),
      line(
        [
          [558, 420 + at * 16],
          [590, 426 + at * 16],
        ],
        tint.sandShade,
        3,
      ),
    ]),
    path(lancet(640, 376, 30, 120), tint.night),
    circle(545, 608, 42, tint.deep),
    circle(545, 608, 36, tint.limestone),
    ...times(12, (at) =>
      line(
        [
          [545 + Math.sin((at * Math.PI) / 6) * 29, 608 - Math.cos((at * Math.PI) / 6) * 29],
          [545 + Math.sin((at * Math.PI) / 6) * 33, 608 - Math.cos((at * Math.PI) / 6) * 33],
        ],
        tint.ink,
        3,
      ),
    ),
    line(
      [
        [545, 608],
        [563, 595],
      ],
      tint.ink,
      4,
    ),
    line(
      [
        [545, 608],
        [536, 582],
      ],
      tint.ink,
      3,
    ),
    path(lancet(505, 752, 80, 168), tint.night),
    path(lancet(513, 764, 64, 156), '#5b3a26'),
    line(
      [
        [545, 770],
        [545, 918],
      ],
      tint.night,
      3,
    ),
    // Churchyard
    path('M0 900C300 872 700 912 1000 904S1500 896 1640 910V1100H0Z', '#152a38'),
    path('M520 918C540 960 470 1010 380 1090H640C640 1010 590 960 578 918Z', '#c79a62', { opacity: 0.55 }),
    ...times(9, (at) => path(lancet(70 + at * 38 + (at % 2) * 14, 905 + (at % 3) * 26, 22, 34 + (at % 2) * 8), '#0f2230')),
    ...times(70, () => {
      const [x, y] = [next() * width, 930 + next() * 130];
      return line(
        [
          [x, y],
          [x + 4, y - 14 - next() * 12],
        ],
        '#2f4a4c',
        2,
      );
    }),
    tree(250, 930, 420, '#0d2130', 5),
    tree(1530, 930, 330, '#0d2130', 9),
    path('M0 1010C260 980 480 1040 700 1050S1300 990 1640 1040V1100H0Z', '#0c1d2a'),
  ],
};
