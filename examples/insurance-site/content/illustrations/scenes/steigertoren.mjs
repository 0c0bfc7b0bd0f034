import { box, circle, group, lancet, line, path, poly, rect, textured, times } from '../draw.mjs';
import { glazed, sky } from '../glass.mjs';
import { birds } from '../nature.mjs';
import { random, tint } from '../palette.mjs';

const [width, height] = [1200, 1500];
const next = random(14);
const floors = times(8, (at) => 1420 - at * 148);
const poles = [250, 400, 560, 720, 880, 960];

const worker = (x, y, vest, flip = 1, reach = -16) =>
  group(
    [
      path('M-15 0l4 -46h22l4 46h-10l-5 -34l-5 34z', tint.ink),
      path('M-15 -44q0 -34 15 -36q15 2 15 36z', vest),
      line(
        [
          [8, -68],
          [26, reach - 46],
          [40, reach - 52],
        ],
        vest,
        9,
      ),
      circle(0, -92, 11, '#d9a987'),
      path('M-14 -94q2 -16 14 -16t14 16z', tint.paper),
      rect(-16, -95, 34, 4, tint.paper),
    ],
    { transform: `translate(${x} ${y}) scale(${flip * 1.15} 1.15)` },
  );

export const scene = {
  width,
  height,
  seed: 28,
  content: [
    sky({
      width,
      height,
      horizon: 1420,
      colours: [tint.sky, tint.ice, '#dfe3dd', '#efe0bf', tint.straw],
      light: [150, 420],
      reach: 800,
      glow: '#fff6df',
      seed: 24,
      cell: 165,
      stretch: 1.1,
      lead: '#5b8bb5',
    }),
    birds(
      [
        [130, 250],
        [185, 225],
        [1080, 330],
      ],
      tint.slate,
      14,
    ),
    // Roofs of the town
    ...times(9, (at) =>
      poly(
        [
          [at * 150 - 60, 1500],
          [at * 150 - 60, 1350 + (at % 3) * 24],
          [at * 150 + 10, 1280 + (at % 2) * 40],
          [at * 150 + 84, 1350 + (at % 3) * 24],
          [at * 150 + 84, 1500],
        ],
        at % 2 ? '#9a6a58' : '#84604f',
      ),
    ),
    // Tower
    textured(box(330, 520, 340, 1000), tint.sandstone, 'stone'),
    textured(box(670, 520, 190, 1000), '#8d7f6d', 'stone', 'hatch-deep'),
    ...[508, 900, 1240].map((y) => [rect(312, y, 360, 24, tint.limestone), rect(670, y, 208, 24, '#a99b82')]),
    // New stone between old
    ...[
      [352, 600],
      [448, 664],
      [544, 632],
      [352, 984],
      [424, 1048],
      [586, 1016],
    ].map(([x, y]) => rect(x, y, 70, 30, '#f4eddc')),
    ...[
      [400, 586],
      [540, 586],
    ].map(([x, y], at) => [
      path(lancet(x - 16, y - 20, 112, 270), tint.limestone),
      path(lancet(x, y, 80, 240), tint.night),
      ...times(7, (row) =>
        poly(
          [
            [x, y + 90 + row * 22],
            [x + 80, y + 90 + row * 22],
            [x + 80, y + 99 + row * 22],
            [x, y + 97 + row * 22],
          ],
          at ? '#8b7355' : '#c7a878',
        ),
      ),
    ]),
    path(lancet(710, 586, 86, 250), '#6c6252'),
    path(lancet(722, 602, 62, 230), tint.night),
    path(lancet(440, 960, 130, 250), tint.limestone),
    glazed(lancet(454, 978, 102, 228), {
      x: 454,
      y: 978,
      width: 102,
      height: 228,
      cell: 30,
      seed: 6,
      colours: [tint.blue, tint.sky, tint.ruby, tint.honey],
      bright: 0.15,
      leadWidth: 2.4,
    }),
    line(
      [
        [505, 985],
        [505, 1206],
      ],
      tint.limestone,
      7,
    ),
    // Spire: half slated, half boarded
    textured('M312 510L490 60L670 510Z', tint.slateLight, 'slate'),
    textured('M670 510L490 60L880 510Z', tint.slate, 'slate', 'hatch-deep'),
    textured('M404 278L490 60L565 278L520 292Z', '#c7a26b', 'plank'),
    textured('M565 278L490 60L661 278L610 290Z', '#8f6d43', 'plank', 'hatch'),
    ...times(6, (at) =>
      line(
        [
          [482 - at * 13, 92 + at * 34],
          [498 + at * 12, 92 + at * 34],
        ],
        '#7d5c36',
        4,
      ),
    ),
    line(
      [
        [490, 66],
        [490, -8],
      ],
      tint.ink,
      5,
    ),
    line(
      [
        [466, 22],
        [514, 22],
      ],
      tint.ink,
      5,
    ),
    // Scaffold behind and before: standards, ledgers, boards, braces
    ...poles.map((x, at) =>
      line(
        [
          [x, 1540],
          [x, at > 3 ? 330 : 300 + at * 8],
        ],
        at > 3 ? '#6d7a85' : '#93a1ac',
        7,
      ),
    ),
    ...floors.flatMap((y, at) => [
      rect(236, y, 740, 13, '#c9a46c'),
      rect(236, y + 13, 740, 5, '#7d5c36'),
      line(
        [
          [240, y - 58],
          [972, y - 58],
        ],
        '#93a1ac',
        4.5,
      ),
      ...(at % 2
        ? [
            line(
              [
                [250, y],
                [400, y - 148],
              ],
              '#93a1ac',
              4,
            ),
            line(
              [
                [880, y],
                [720, y - 148],
              ],
              '#7d8a95',
              4,
            ),
          ]
        : [
            line(
              [
                [720, y - 148],
                [560, y],
              ],
              '#93a1ac',
              4,
            ),
          ]),
    ]),
    ...floors.slice(0, 7).map((y, at) => {
      const x = at % 2 ? 905 : 262;
      return [
        line(
          [
            [x, y],
            [x + 28, y - 142],
          ],
          '#5b4330',
          5,
        ),
        line(
          [
            [x + 20, y],
            [x + 48, y - 142],
          ],
          '#5b4330',
          5,
        ),
        ...times(8, (rung) =>
          line(
            [
              [x + 3 + rung * 3.4, y - 12 - rung * 17],
              [x + 23 + rung * 3.4, y - 12 - rung * 17],
            ],
            '#5b4330',
            3.5,
          ),
        ),
      ];
    }),
    // Netting on one side, with light through it
    path('M880 392H976V1500H880Z', tint.sage, { opacity: 0.55 }),
    path('M880 392H976V1500H880Z', 'url(#hatch-light)'),
    worker(620, 384, tint.amber, -1, -30),
    worker(350, 680, tint.ruby, 1),
    worker(830, 828, tint.amber, -1),
    worker(330, 1124, tint.blue, 1, -34),
    // Hoist with a stone
    line(
      [
        [1010, 330],
        [880, 330],
      ],
      '#5b6873',
      9,
    ),
    line(
      [
        [1004, 332],
        [1004, 720],
      ],
      tint.ink,
      3,
    ),
    circle(1004, 334, 14, tint.ink),
    poly(
      [
        [968, 770],
        [1004, 720],
        [1040, 770],
      ],
      'none',
      { stroke: tint.ink, 'stroke-width': 3 },
    ),
    textured(box(966, 770, 78, 52), tint.limestone),
    rect(1016, 770, 28, 52, '#b8a98d'),
    // Hoarding
    textured('M150 1430H1060V1540H150Z', '#3c5c70', 'plank'),
    rect(150, 1424, 910, 12, tint.paper),
    ...times(40, () => circle(300 + next() * 600, 560 + next() * 800, 2, '#fff6df', { opacity: 0.6 })),
  ],
};
