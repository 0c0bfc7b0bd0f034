import { circle, group, line, path, poly, rect, stroke, textured, times } from '../draw.mjs';
import { sky } from '../glass.mjs';
import { birds } from '../nature.mjs';
import { mix, random, tint } from '../palette.mjs';

const [width, height] = [1600, 1067];
const next = random(5);
const slates = [tint.slate, '#4a5863', '#33404b', '#56646f', '#3b4a58', '#4d5266'];

/** One slate with a cut foot, its lit edge and its nail. */
const slate = (x, y, w, h) => {
  const tone = mix(slates[Math.floor(next() * slates.length)], '#9fb0bc', next() * 0.14 + (1 - x / width) * 0.14);
  const d = `M${x} ${y}H${x + w}V${y + h * 0.62}Q${x + w} ${y + h} ${x + w * 0.5} ${y + h}Q${x} ${y + h} ${x} ${y + h * 0.62}Z`;
  return [
    path(d, '#16222c', { transform: 'translate(4 8)', opacity: 0.55 }),
    path(d, tone),
    stroke(`M${x + 2} ${y + h * 0.62}Q${x + 2} ${y + h - 3} ${x + w * 0.5} ${y + h - 3}`, '#a9b8c2', 2.4, { opacity: 0.55 }),
    next() > 0.45
      ? line(
          [
            [x + w * (0.2 + next() * 0.3), y + h * 0.3],
            [x + w * (0.4 + next() * 0.4), y + h * 0.75],
          ],
          '#0d1a24',
          1.4,
          { opacity: 0.35 },
        )
      : '',
    next() > 0.93 ? circle(x + w * 0.5, y + h * 0.82, 9, tint.sage, { opacity: 0.5 }) : '',
  ];
};
const rows = times(10, (row) => {
  const y = 60 + row * 84 + 0;
  return times(19, (at) => slate(-60 + at * 92 + (row % 2) * 46, y, 90, 118));
}).toReversed();

export const scene = {
  width,
  height,
  seed: 25,
  content: [
    sky({
      width,
      height,
      horizon: 420,
      colours: [tint.blue, tint.sky, tint.ice, '#e9e2d4'],
      light: [260, 120],
      reach: 700,
      seed: 4,
      cell: 105,
      lead: '#1d4a73',
    }),
    birds(
      [
        [1180, 90],
        [1240, 70],
        [1320, 110],
      ],
      tint.deep,
      14,
    ),
    // The roof plane, seen along its slope
    group(
      [
        poly(
          [
            [-120, 90],
            [1800, 90],
            [1800, 940],
            [-120, 940],
          ],
          '#202d38',
        ),
        rows,
        // Copper snow hooks
        ...times(9, (at) => [
          line(
            [
              [40 + at * 190, 640],
              [40 + at * 190, 712],
            ],
            tint.copper,
            9,
          ),
          stroke(`M${40 + at * 190} 712q0 20 20 18`, tint.copper, 8),
        ]),
      ],
      { transform: 'translate(0 60) skewY(-7) translate(0 130)' },
    ),
    // Ridge with lead roll
    group(
      [
        rect(-60, 228, 1740, 34, '#8a98a3'),
        rect(-60, 228, 1740, 10, '#c2ced6'),
        ...times(12, (at) => rect(at * 150 - 20, 226, 10, 40, '#5c6a75')),
      ],
      { transform: 'skewY(-7)' },
    ),
    // Dormer with louvres
    group([
      poly(
        [
          [1010, 520],
          [1124, 330],
          [1238, 520],
        ],
        '#5d8577',
      ),
      poly(
        [
          [1124, 330],
          [1238, 520],
          [1300, 500],
          [1180, 322],
        ],
        '#3f6558',
      ),
      poly(
        [
          [1124, 330],
          [1238, 520],
          [1300, 500],
          [1180, 322],
        ],
        'url(#hatch)',
      ),
      line(
        [
          [1000, 528],
          [1124, 322],
          [1248, 528],
        ],
        '#a7c9bb',
        10,
      ),
      poly(
        [
          [1034, 520],
          [1214, 520],
          [1214, 640],
          [1034, 660],
        ],
        '#d3c8b4',
      ),
      poly(
        [
          [1214, 520],
          [1268, 506],
          [1268, 616],
          [1214, 640],
        ],
        '#8d7f6d',
      ),
      rect(1062, 534, 124, 96, tint.night),
      ...times(5, (at) =>
        poly(
          [
            [1062, 540 + at * 19],
            [1186, 540 + at * 19],
            [1186, 550 + at * 19],
            [1062, 548 + at * 19],
          ],
          '#b3a58d',
        ),
      ),
      path('M1124 392q22 24 0 60q-22 -36 0 -60', '#a7c9bb'),
    ]),
    // Copper gutter: fresh metal beside old green
    group(
      [
        poly(
          [
            [-60, 900],
            [1700, 900],
            [1700, 930],
            [-60, 930],
          ],
          '#2a3a3a',
        ),
        path('M-60 918H1700V962Q1700 1010 1660 1010H-60Z', tint.copper),
        path('M-60 918H1700V962Q1700 1010 1660 1010H-60Z', 'url(#hatch-light)'),
        path('M-60 974H1700V985Q1690 1010 1660 1010H-60Z', '#42695c'),
        rect(-60, 912, 1760, 13, '#a7c9bb'),
        path('M560 912H880V1010H560Z', '#b5713f'),
        path('M560 974H880V1010H560Z', '#7f4a26'),
        rect(560, 912, 320, 13, '#eab488'),
        path('M600 936H840V950H600Z', '#f3cda6', { opacity: 0.5 }),
        ...[560, 880].map((x) => rect(x - 6, 908, 12, 106, '#d8e2dc')),
        ...times(9, (at) => [rect(60 + at * 190, 906, 15, 112, '#35564b'), circle(67 + at * 190, 1000, 5, '#a7c9bb')]),
        ...times(14, () => {
          const x = next() * 1600;
          return stroke(`M${x} 930q${next() * 8 - 4} 24 0 ${30 + next() * 44}`, '#c4ddd2', 3, { opacity: 0.4 });
        }),
      ],
      { transform: 'translate(0 20) skewY(-2.4)' },
    ),
    textured('M-40 1050L1660 978V1120H-40Z', tint.brick, 'brick', 'hatch'),
    // A slater's hammer on the gutter, and one slate beside it
    group(
      [
        poly(
          [
            [0, 0],
            [112, -6],
            [116, 16],
            [2, 20],
          ],
          '#c9d2d8',
        ),
        poly(
          [
            [112, -6],
            [150, -2],
            [116, 16],
          ],
          tint.limestone,
        ),
        rect(44, 12, 20, 116, tint.bark),
        rect(44, 12, 7, 116, '#8f6d4d'),
      ],
      { transform: 'translate(640 838) rotate(-16)' },
    ),
  ],
};
