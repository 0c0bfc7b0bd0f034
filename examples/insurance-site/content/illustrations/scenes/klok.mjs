import { circle, ellipse, group, line, path, poly, rect, stroke, textured, times } from '../draw.mjs';
import { sky } from '../glass.mjs';
import { birds } from '../nature.mjs';
import { tint } from '../palette.mjs';

const [width, height] = [1200, 1500];
const opening = (x, y, w, h) =>
  `M${x} ${y + h}V${y + w * 0.8}Q${x + 8} ${y + 90} ${x + w / 2} ${y}Q${x + w - 8} ${y + 90} ${x + w} ${y + w * 0.8}V${y + h}Z`;
const beam = (x1, y1, x2, y2, thick, tone) => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const size = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / size) * (thick / 2), (dx / size) * (thick / 2)];
  const d = `M${x1 + nx} ${y1 + ny}L${x2 + nx} ${y2 + ny}L${x2 - nx} ${y2 - ny}L${x1 - nx} ${y1 - ny}Z`;
  return [
    path(d, tone),
    line(
      [
        [x1 - nx * 0.4, y1 - ny * 0.4],
        [x2 - nx * 0.4, y2 - ny * 0.4],
      ],
      '#20130a',
      1.8,
      { opacity: 0.5 },
    ),
    line(
      [
        [x1 + nx * 0.4, y1 + ny * 0.4],
        [x2 + nx * 0.4, y2 + ny * 0.4],
      ],
      '#f3dca6',
      1.6,
      { opacity: 0.25 },
    ),
  ];
};
const bell =
  'M-70 0C-92 10 -112 40 -118 96C-128 260 -160 340 -236 418C-250 434 -256 452 -252 470H252C256 452 250 434 236 418C160 340 128 260 118 96C112 40 92 10 70 0Z';

export const scene = {
  width,
  height,
  seed: 18,
  vignette: 0.5,
  content: [
    rect(-20, -20, width + 40, height + 40, '#2b3038'),
    path(`M-20 -20h${width + 40}v${height + 40}h${-width - 40}z`, 'url(#stone)'),
    path(`M-20 -20h${width + 40}v${height + 40}h${-width - 40}z`, 'url(#hatch)'),
    // Three openings; behind them evening and the roofs of the town
    ...[
      [70, 240, 240],
      [430, 120, 340],
      [890, 240, 240],
    ].flatMap(([x, y, w], at) => [
      path(opening(x - 26, y - 40, w + 52, 1120), '#6c6252'),
      path(opening(x - 26, y - 40, w + 52, 1120), 'url(#stone-small)'),
      path(opening(x - 26, y - 40, w * 0.16, 1120), '#8d7f6d', { opacity: 0.0 }),
      `<clipPath id="o${at}"><path d="${opening(x, y, w, 1060)}"/></clipPath>`,
    ]),
    ...[0, 1, 2].map((at) =>
      group(
        [
          sky({
            width,
            height,
            horizon: 1240,
            colours: [tint.deep, tint.blue, tint.sky, '#c9a58a', tint.honey, tint.amber],
            light: [600, 1130],
            reach: 560,
            seed: 28,
            cell: 116,
            stretch: 1,
            lead: '#12324f',
          }),
          birds(
            [
              [180, 600],
              [230, 570],
              [1010, 480],
              [960, 520],
            ],
            tint.night,
            13,
          ),
          ...times(18, (house) =>
            poly(
              [
                [house * 70 - 20, 1320],
                [house * 70 - 20, 1180 + (house % 4) * 18],
                [house * 70 + 14, 1138 + (house % 3) * 22],
                [house * 70 + 48, 1180 + (house % 4) * 18],
                [house * 70 + 48, 1320],
              ],
              house % 2 ? '#3b3f52' : '#4c4152',
            ),
          ),
          ...times(14, (house) => rect(house * 90 + 6, 1206 + (house % 3) * 20, 9, 14, tint.straw)),
        ],
        { 'clip-path': `url(#o${at})` },
      ),
    ),
    // Bell frame of oak
    beam(120, 1420, 330, 560, 54, '#4a3424'),
    beam(1080, 1420, 870, 560, 54, '#3a281b'),
    beam(330, 1420, 150, 900, 36, '#3a281b'),
    beam(870, 1420, 1050, 900, 36, '#33231a'),
    beam(60, 1420, 1140, 1420, 74, '#5b4330'),
    beam(90, 560, 420, 560, 50, '#5b4330'),
    beam(780, 560, 1110, 560, 50, '#4a3424'),
    // Headstock with iron
    beam(330, 470, 870, 470, 96, '#6d4f36'),
    ...[440, 560, 640, 760].map((x) => [
      rect(x - 11, 414, 22, 150, tint.ink),
      circle(x, 432, 7, tint.slateLight),
      circle(x, 506, 7, tint.slateLight),
    ]),
    rect(296, 488, 50, 40, tint.ink),
    rect(854, 488, 50, 40, tint.ink),
    group(
      [
        // Crown
        ...[-52, 0, 52].map((x) => stroke(`M${x - 18} 6C${x - 30} -60 ${x + 30} -60 ${x + 18} 6`, '#6a5026', 17)),
        // Clapper
        line(
          [
            [0, 120],
            [26, 500],
          ],
          tint.ink,
          14,
        ),
        ellipse(30, 520, 38, 44, tint.ink),
        ellipse(20, 508, 11, 15, tint.slateLight),
        path(bell, '#7d6230'),
        path(
          'M-70 0C-92 10 -112 40 -118 96C-128 260 -160 340 -236 418L-250 446C-120 430 -70 240 -58 90C-54 40 -46 12 -30 0Z',
          tint.honey,
          { opacity: 0.5 },
        ),
        path('M30 0C60 20 70 200 96 300C120 380 180 430 252 460L236 418C160 340 128 260 118 96C112 40 92 10 70 0Z', '#2f2412', {
          opacity: 0.5,
        }),
        path(
          'M30 0C60 20 70 200 96 300C120 380 180 430 252 460L236 418C160 340 128 260 118 96C112 40 92 10 70 0Z',
          'url(#hatch)',
        ),
        ...[70, 88, 150].map((y, at) =>
          stroke(`M${-117 - at * 2} ${y}Q0 ${y + 26} ${117 + at * 2} ${y}`, '#3f3013', at === 1 ? 3 : 5),
        ),
        ...times(11, (at) => {
          const x = -98 + at * 19.6;
          return path(`M${x} ${118 - (x * x) / 600 + 12}q6 10 0 20q-6 -10 0 -20`, '#3f3013', {
            stroke: '#3f3013',
            'stroke-width': 4,
          });
        }),
        stroke('M-196 372Q0 414 196 372', '#3f3013', 5),
        stroke('M-222 400Q0 444 222 400', '#3f3013', 4),
        stroke('M-250 446Q0 486 250 446', '#e6c98a', 6, { opacity: 0.7 }),
        path('M-252 470Q0 508 252 470Q0 492 -252 470Z', '#2f2412'),
        path('M-34 220h68v80c0 30 -34 50 -34 50s-34 -20 -34 -50z', 'none', { stroke: '#3f3013', 'stroke-width': 6 }),
        path('M-16 244h32l-7 66h-18z', '#3f3013'),
      ],
      { transform: 'translate(600 560) rotate(7) scale(1.08)' },
    ),
    // Rope and wheel
    circle(330, 500, 150, 'none', { stroke: '#2a1d14', 'stroke-width': 22 }),
    ...times(4, (at) =>
      line(
        [
          [330 - Math.cos((at * Math.PI) / 4 + 0.3) * 144, 500 - Math.sin((at * Math.PI) / 4 + 0.3) * 144],
          [330 + Math.cos((at * Math.PI) / 4 + 0.3) * 144, 500 + Math.sin((at * Math.PI) / 4 + 0.3) * 144],
        ],
        '#2a1d14',
        12,
      ),
    ),
    circle(330, 500, 22, tint.ink),
    stroke('M184 470C172 800 196 1100 178 1540', tint.sandstone, 9),
    stroke('M184 470C172 800 196 1100 178 1540', '#6d5f4c', 2, { 'stroke-dasharray': '7 8' }),
    textured('M-20 1456H1220V1540H-20Z', '#3a2a1d', 'plank'),
  ],
};
