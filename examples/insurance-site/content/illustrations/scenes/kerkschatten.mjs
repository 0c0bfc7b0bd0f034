import { arch, box, circle, ellipse, group, line, path, poly, rect, stroke, textured, times, within } from '../draw.mjs';
import { mix, tint } from '../palette.mjs';

const [width, height] = [1600, 1067];
const gold = (d, dark = 0) => [path(d, mix('#b98a3a', '#2f2412', dark))];
const shine = (d, opacity = 0.75) => path(d, '#fbeab8', { opacity });

const candle = (x, foot, tall) => [
  ellipse(x, foot, 74, 15, '#6d5223'),
  path(
    `M${x - 70} ${foot}Q${x - 60} ${foot - 40} ${x - 18} ${foot - 54}L${x - 12} ${foot - tall}H${x + 12}L${x + 18} ${foot - 54}Q${x + 60} ${foot - 40} ${x + 70} ${foot}Z`,
    '#b98a3a',
  ),
  path(
    `M${x + 4} ${foot - tall}H${x + 12}L${x + 18} ${foot - 54}Q${x + 60} ${foot - 40} ${x + 70} ${foot}H${x + 20}Z`,
    '#6d5223',
  ),
  ...[0.3, 0.55, 0.8].map((share) => [
    ellipse(x, foot - 50 - (tall - 50) * share, 30, 15, '#c99a48'),
    ellipse(x - 8, foot - 54 - (tall - 50) * share, 11, 5, '#fbeab8'),
  ]),
  path(`M${x - 46} ${foot - tall - 14}H${x + 46}L${x + 20} ${foot - tall + 12}H${x - 20}Z`, '#c99a48'),
  rect(x - 19, foot - tall - 180, 38, 168, '#f2e8d2'),
  rect(x + 6, foot - tall - 180, 13, 168, '#c9bca3'),
  circle(x, foot - tall - 208, 110, '#f6d488', { opacity: 0.3, filter: 'url(#softer)' }),
  path(
    `M${x} ${foot - tall - 250}Q${x + 24} ${foot - tall - 206} ${x} ${foot - tall - 182}Q${x - 24} ${foot - tall - 206} ${x} ${foot - tall - 250}Z`,
    '#ffe9a8',
  ),
  path(
    `M${x} ${foot - tall - 222}Q${x + 10} ${foot - tall - 200} ${x} ${foot - tall - 184}Q${x - 10} ${foot - tall - 200} ${x} ${foot - tall - 222}Z`,
    '#e39a3c',
  ),
];

export const scene = {
  width,
  height,
  seed: 58,
  vignette: 0.55,
  content: [
    rect(-20, -20, width + 40, height + 40, '#a99c86'),
    path(box(-20, -20, width + 40, height + 40), 'url(#stone)'),
    path(arch(180, 20, 1240, 900), '#cfc3ac'),
    path(arch(240, 86, 1120, 840), '#33291f'),
    within(arch(240, 86, 1120, 840), [
      // A woven hanging in the niche
      rect(240, 80, 1120, 860, '#571724'),
      ...times(8, (row) =>
        times(10, (col) =>
          path(
            'M0 -34q22 18 0 60q-22 -42 0 -60M-26 6q26 -8 26 20q-26 4 -26 -20M26 6q-26 -8 -26 20q26 4 26 -20',
            row % 2 ? '#7d2838' : '#8a6a34',
            { opacity: 0.6, transform: `translate(${270 + col * 120 + (row % 2) * 60} ${140 + row * 104})` },
          ),
        ),
      ),
      path(box(240, 80, 1120, 860), 'url(#hatch)'),
      poly(
        [
          [240, 80],
          [620, 80],
          [1100, 940],
          [480, 940],
        ],
        '#f3dca6',
        { opacity: 0.13 },
      ),
    ]),
    ...times(13, (at) =>
      line(
        [
          [800 + Math.cos(Math.PI + (at * Math.PI) / 12) * 560, 646 + Math.sin(Math.PI + (at * Math.PI) / 12) * 560],
          [800 + Math.cos(Math.PI + (at * Math.PI) / 12) * 620, 646 + Math.sin(Math.PI + (at * Math.PI) / 12) * 620],
        ],
        '#8d7f6d',
        4,
      ),
    ),
    // Table with linen
    textured('M60 888H1540V1120H60Z', '#4a2f1e', 'plank'),
    path('M60 880H1540V930H60Z', '#f3ede0'),
    path(`M60 926${'q30.8 44 61.7 0'.repeat(24)}V912H60Z`, '#f3ede0'),
    ...times(24, (at) => circle(91 + at * 61.7, 932, 5, '#b8a98d')),
    path('M60 880H1540V890H60Z', '#ffffff'),
    candle(400, 884, 300),
    candle(1206, 884, 300),
    // Chalice
    ellipse(640, 884, 104, 20, '#5b4420'),
    gold('M540 884Q556 836 612 816L622 700H658L668 816Q724 836 740 884Z'),
    path('M648 700H658L668 816Q724 836 740 884H668Z', '#6d5223'),
    ellipse(640, 752, 44, 28, '#c99a48'),
    ...[-26, 0, 26].map((x, at) => circle(640 + x, 752, 9, [tint.ruby, tint.blue, tint.green][at])),
    gold('M530 470C530 610 580 690 640 700C700 690 750 610 750 470Z'),
    path('M676 470H750C750 610 700 690 640 700C680 640 690 560 676 470Z', '#6d5223'),
    shine('M548 480C550 580 580 650 612 676C586 620 574 550 576 480Z'),
    ellipse(640, 470, 110, 22, '#e3bd6b'),
    ellipse(640, 472, 96, 16, '#5b3d16'),
    stroke('M536 530Q640 560 744 530', '#6d5223', 4),
    ...times(7, (at) => path(`M${560 + at * 26} ${556 + Math.sin((at / 6) * Math.PI) * 12}q10 16 0 32q-10 -16 0 -32`, '#6d5223')),
    // Monstrance
    ellipse(930, 884, 92, 18, '#5b4420'),
    gold('M842 884Q856 846 908 828L920 560H940L952 828Q1004 846 1018 884Z'),
    path('M934 560H940L952 828Q1004 846 1018 884H950Z', '#6d5223'),
    ellipse(930, 730, 34, 22, '#c99a48'),
    ...times(24, (at) => {
      const angle = (at * Math.PI) / 12;
      const reach = at % 2 ? 196 : 160;
      return poly(
        [
          [930 + Math.cos(angle - 0.07) * 96, 470 + Math.sin(angle - 0.07) * 96],
          [930 + Math.cos(angle) * reach, 470 + Math.sin(angle) * reach],
          [930 + Math.cos(angle + 0.07) * 96, 470 + Math.sin(angle + 0.07) * 96],
        ],
        Math.cos(angle - 3.9) > 0 ? '#e3bd6b' : '#8f6b2c',
      );
    }),
    circle(930, 470, 104, '#b98a3a'),
    circle(930, 470, 88, '#6d5223'),
    circle(930, 470, 78, '#e9f0ee'),
    circle(930, 470, 54, '#fffaf0'),
    poly(
      [
        [868, 520],
        [930, 396],
        [960, 396],
        [880, 540],
      ],
      '#ffffff',
      { opacity: 0.6 },
    ),
    ...times(12, (at) =>
      circle(930 + Math.cos((at * Math.PI) / 6) * 96, 470 + Math.sin((at * Math.PI) / 6) * 96, 8, at % 3 ? tint.ruby : tint.sky),
    ),
    line(
      [
        [930, 280],
        [930, 226],
      ],
      '#e3bd6b',
      10,
    ),
    line(
      [
        [910, 246],
        [950, 246],
      ],
      '#e3bd6b',
      10,
    ),
    // Old book with clasps
    group(
      [
        poly(
          [
            [0, 0],
            [250, 0],
            [250, 60],
            [0, 60],
          ],
          '#e6d9bd',
        ),
        ...times(6, (at) =>
          line(
            [
              [4, 10 + at * 9],
              [246, 10 + at * 9],
            ],
            '#a99b82',
            2,
          ),
        ),
        rect(-10, -22, 272, 26, '#5b3320'),
        rect(-10, 56, 272, 24, '#43241a'),
        rect(-10, -22, 26, 102, '#6d3f28'),
        ...[60, 180].map((x) => rect(x, -24, 22, 108, '#b98a3a')),
      ],
      { transform: 'translate(1010 800)' },
    ),
    group(
      [
        rect(0, 0, 200, 40, '#e6d9bd'),
        rect(-8, -14, 214, 18, tint.green),
        rect(-8, 38, 214, 16, '#284a39'),
        rect(-8, -14, 20, 68, '#4d7d63'),
      ],
      { transform: 'translate(1036 728) rotate(-3)' },
    ),
    // Inventory label
    group(
      [
        stroke('M0 0Q-30 -60 -84 -62', '#d8ccb6', 4),
        poly(
          [
            [0, -26],
            [120, -26],
            [120, 26],
            [0, 26],
            [-20, 0],
          ],
          '#f7f4ee',
        ),
        circle(-4, 0, 5, '#8d7f6d'),
        `<text x="60" y="10" text-anchor="middle" font-family="DejaVu Sans Mono" font-size="27" fill="#1d2730">K 017</text>`,
      ],
      { transform: 'translate(730 918) rotate(8)' },
    ),
  ],
};
