import { box, circle, ellipse, group, line, path, poly, rect, stroke, textured, times } from '../draw.mjs';
import { tint } from '../palette.mjs';

const [width, height] = [1600, 1067];
const ink = '#2f5877';
const skin = '#d8a482';

/** A hand seen from above: palm, four fingers and a thumb; it points up. */
const hand = (transform, sleeve, tone, curl = 0) =>
  group(
    [
      path('M-120 1000L-50 150H58L130 1000Z', sleeve),
      path('M-120 1000L-50 150H-16L-40 1000Z', '#ffffff', { opacity: 0.08 }),
      path('M-54 168H62V138Q4 122 -54 138Z', tint.paper),
      path('M-46 146C-60 90 -62 40 -52 6C-40 -14 44 -18 56 2C66 40 62 96 52 146Z', tone),
      ...[
        [-40, -8, -10, 104],
        [-12, -20, -3, 124],
        [18, -20, 4, 116 - curl],
        [44, -6, 11, 92 - curl],
      ].map(([x, y, lean, reach]) =>
        line(
          [
            [x, y + 20],
            [x + lean * 2, y - reach],
          ],
          tone,
          27,
        ),
      ),
      path('M-50 96C-84 76 -104 44 -112 6C-114 -12 -92 -18 -86 -2C-78 26 -62 44 -44 54Z', tone),
      ...[-26, 3, 31].map((x) =>
        line(
          [
            [x, -16],
            [x - 1, 22],
          ],
          '#9c6848',
          2.4,
          { opacity: 0.6 },
        ),
      ),
      stroke('M52 146C62 96 66 40 56 2', '#9c6848', 5, { opacity: 0.5 }),
    ],
    { transform },
  );

const plan = [
  rect(0, 0, 900, 640, '#f5f0e3'),
  rect(0, 0, 900, 640, 'none', { stroke: '#c9bca3', 'stroke-width': 3 }),
  ...times(17, (at) =>
    line(
      [
        [at * 54 + 18, 0],
        [at * 54 + 18, 640],
      ],
      '#c3d3de',
      1,
      { opacity: 0.5 },
    ),
  ),
  ...times(12, (at) =>
    line(
      [
        [0, at * 54 + 18],
        [900, at * 54 + 18],
      ],
      '#c3d3de',
      1,
      { opacity: 0.5 },
    ),
  ),
  // Ground plan of a cruciform church
  stroke(box(70, 350, 96, 150), ink, 10),
  stroke('M166 380H430V300H540V380H690Q790 384 800 425Q790 466 690 470H540V550H430V470H166', ink, 10),
  ...times(6, (at) => [circle(214 + at * 42, 402, 6, ink), circle(214 + at * 42, 448, 6, ink)]),
  ...times(5, (at) => stroke(`M${214 + at * 42} 402L${256 + at * 42} 448M${256 + at * 42} 402L${214 + at * 42} 448`, ink, 1.6)),
  stroke('M452 340L518 510M518 340L452 510M540 380Q620 425 540 470', ink, 1.6),
  // Elevation
  stroke('M92 290V130L118 40L144 130V290M144 200H360L400 290M144 200L152 150H350L360 200', ink, 5),
  ...times(5, (at) => stroke(`M${166 + at * 42} 280V240Q${176 + at * 42} 214 ${186 + at * 42} 240V280Z`, ink, 3)),
  line(
    [
      [70, 292],
      [430, 292],
    ],
    ink,
    4,
  ),
  line(
    [
      [60, 40],
      [60, 292],
    ],
    tint.ruby,
    2.5,
  ),
  line(
    [
      [52, 40],
      [68, 40],
    ],
    tint.ruby,
    2.5,
  ),
  line(
    [
      [52, 292],
      [68, 292],
    ],
    tint.ruby,
    2.5,
  ),
  // Section of the vault
  stroke('M560 270V150Q570 60 660 40Q750 60 760 150V270M590 270V160Q600 90 660 70Q720 90 730 160V270', ink, 5),
  path('M644 40h32l-7 34h-18z', tint.honey, { stroke: ink, 'stroke-width': 4 }),
  ...times(7, (at) =>
    line(
      [
        [60, 590],
        [60 + at * 40, 590],
      ],
      ink,
      3,
    ),
  ),
  ...times(6, (at) => rect(60 + at * 40, 582, 40, 9, at % 2 ? ink : '#f5f0e3', { stroke: ink, 'stroke-width': 2 })),
  ...times(4, (at) =>
    line(
      [
        [640, 560 + at * 16],
        [820 - at * 26, 560 + at * 16],
      ],
      '#8fa3b3',
      3,
    ),
  ),
  circle(470, 425, 56, 'none', { stroke: tint.ruby, 'stroke-width': 4, 'stroke-dasharray': '10 8' }),
];

export const scene = {
  width,
  height,
  seed: 43,
  vignette: 0.5,
  content: [
    textured(box(-20, -20, width + 40, height + 40), '#7a5638'),
    ...times(7, (at) => [
      rect(-20, at * 162 - 10, width + 40, 4, '#3a2717'),
      ...times(5, (grain) =>
        stroke(
          `M-20 ${at * 162 + 24 + grain * 28}Q${300 + grain * 90} ${at * 162 + 10 + grain * 30} 800 ${at * 162 + 26 + grain * 26}T1640 ${at * 162 + 20 + grain * 28}`,
          '#54371f',
          2,
          { opacity: 0.5 },
        ),
      ),
    ]),
    // Window light across the table
    ...times(3, (at) =>
      poly(
        [
          [90 + at * 330, -20],
          [330 + at * 330, -20],
          [60 + at * 330, 1100],
          [-240 + at * 330, 1100],
        ],
        [tint.straw, '#f6ead0', tint.straw][at],
        { opacity: 0.16 },
      ),
    ),
    group([rect(14, 18, 900, 640, '#20130a', { opacity: 0.45 }), plan], { transform: 'translate(330 190) rotate(-5)' }),
    // Photographs of a tower and a window
    ...[
      [1190, 90, 9],
      [1236, 350, -6],
    ].map(([x, y, lean], at) =>
      group(
        [
          rect(9, 12, 250, 200, '#20130a', { opacity: 0.45 }),
          rect(0, 0, 250, 200, tint.paper),
          rect(14, 14, 222, 156, at ? '#d9c7a2' : tint.sky),
          at
            ? [
                path('M90 170V80Q125 10 160 80V170Z', tint.deep),
                ...times(9, (pane) =>
                  rect(98 + (pane % 3) * 20, 86 + Math.floor(pane / 3) * 26, 16, 22, [tint.ruby, tint.honey, tint.sky][pane % 3]),
                ),
              ]
            : [
                poly(
                  [
                    [86, 170],
                    [86, 90],
                    [112, 22],
                    [138, 90],
                    [138, 170],
                  ],
                  tint.slate,
                ),
                poly(
                  [
                    [138, 170],
                    [138, 120],
                    [220, 120],
                    [236, 170],
                  ],
                  '#56646f',
                ),
              ],
        ],
        { transform: `translate(${x} ${y}) rotate(${lean})` },
      ),
    ),
    // Slate, slip of glass, tape, pencil, cup
    group(
      [
        path('M6 10H150V170Q78 240 6 170Z', '#20130a', { opacity: 0.4 }),
        path('M0 0H144V160Q72 230 0 160Z', tint.slate),
        stroke('M4 158Q72 226 140 158', '#a9b8c2', 3),
        circle(40, 26, 5, '#1d2730'),
        circle(104, 26, 5, '#1d2730'),
        line(
          [
            [30, 60],
            [110, 150],
          ],
          '#2b3641',
          3,
        ),
      ],
      { transform: 'translate(96 120) rotate(-14)' },
    ),
    group(
      [
        poly(
          [
            [0, 0],
            [120, 20],
            [90, 120],
            [-10, 90],
          ],
          tint.ruby,
          { opacity: 0.85, stroke: '#2b3641', 'stroke-width': 7 },
        ),
        poly(
          [
            [8, 8],
            [60, 18],
            [20, 84],
            [0, 80],
          ],
          '#ffffff',
          { opacity: 0.25 },
        ),
      ],
      { transform: 'translate(120 420)' },
    ),
    group(
      [
        poly(
          [
            [0, 0],
            [120, 20],
            [90, 120],
            [-10, 90],
          ],
          tint.honey,
          { opacity: 0.85, stroke: '#2b3641', 'stroke-width': 7 },
        ),
      ],
      { transform: 'translate(176 510) rotate(24) scale(.8)' },
    ),
    ellipse(1402, 746, 118, 112, '#20130a', { opacity: 0.4 }),
    circle(1390, 730, 112, tint.limestone),
    circle(1390, 730, 74, tint.paper),
    circle(1390, 730, 62, '#3a2417'),
    stroke('M1346 704A50 50 0 0 1 1400 682', '#8f6d4d', 6),
    stroke('M1460 700q64 0 60 52q-8 40 -62 30', tint.paper, 22),
    group(
      [
        rect(0, 0, 360, 15, tint.amber),
        rect(0, 0, 360, 5, tint.honey),
        poly(
          [
            [360, 0],
            [396, 7],
            [360, 15],
          ],
          '#ecd9b8',
        ),
        poly(
          [
            [386, 4],
            [396, 7],
            [386, 11],
          ],
          tint.ink,
        ),
        rect(-22, 0, 22, 15, tint.ruby),
      ],
      { transform: 'translate(1010 920) rotate(-24)' },
    ),
    // Folding rule over the plan
    ...times(4, (at) =>
      group(
        [
          rect(0, -11, 250, 22, '#e8c65a'),
          ...times(24, (mark) =>
            line(
              [
                [6 + mark * 10, -11],
                [6 + mark * 10, mark % 5 ? -4 : 2],
              ],
              tint.ink,
              1.6,
            ),
          ),
          circle(0, 0, 8, '#8a6a34'),
        ],
        { transform: `translate(${[150, 392, 560, 800][at]} ${[800, 860, 676, 742][at]}) rotate(${[14, -48, 15, -38][at]})` },
      ),
    ),
    hand('translate(560 800) rotate(14) scale(.98)', '#2b4258', skin, 20),
    hand('translate(1000 560) rotate(-152) translate(0 60) scale(-.98 .98)', '#6a2a36', '#b07a58', 0),
  ],
};
