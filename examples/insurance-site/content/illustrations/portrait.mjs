import { circle, group, lancet, path, rect, stroke, times, within } from './draw.mjs';
import { sheet } from './glass.mjs';
import { mix, ramp } from './palette.mjs';

const [width, height] = [1200, 1500];
const opening = lancet(170, 90, 860, 1440, 0.86);

/** A person of the office as a cut figure before a lancet window of their own colour. */
export function portrait({ colours, lead, figure, seed }) {
  return {
    width,
    height,
    seed,
    wobble: 2.4,
    vignette: 0.4,
    content: [
      rect(-20, -20, width + 40, height + 40, '#c9bda6'),
      path('M-20 -20h1240v1540h-1240z', 'url(#stone)'),
      path('M-20 -20h1240v1540h-1240z', 'url(#hatch-light)'),
      path(lancet(96, 10, 1008, 1600, 0.86), '#8d7f6d', { transform: 'translate(14 18)' }),
      path(lancet(96, 10, 1008, 1600, 0.86), '#e6dcc8'),
      stroke(lancet(120, 36, 960, 1560, 0.86), '#b8a98d', 6),
      path(lancet(148, 66, 904, 1500, 0.86), '#b3a58d'),
      within(opening, [
        sheet({
          x: 150,
          y: 60,
          width: 900,
          height: 1460,
          cell: 128,
          stretch: 0.82,
          seed: seed * 3,
          lead,
          leadWidth: 6,
          colour: (u, v, next) =>
            mix(
              ramp(colours, v * 0.8 + u * 0.25 + (next() - 0.5) * 0.4),
              '#fff6df',
              Math.max(0, 0.62 - Math.hypot(u - 0.34, v - 0.3)) * 0.8 + next() * 0.06,
            ),
        }),
        ...times(3, (at) => rect(150, 420 + at * 330, 900, 9, '#1d2730', { opacity: 0.75 })),
        group(figure, { transform: 'translate(0 40)' }),
      ]),
      stroke(opening, '#5b4f3d', 7),
      path('M-20 1462H1220V1520H-20Z', '#efe6d4'),
      path('M-20 1462H1220V1472H-20Z', '#fffaf0'),
    ],
  };
}

/** Shoulders and neck in one coat; `open` shows what is worn under it. */
export const bust = ({ coat, shade, under, skin, wide = 360 }) => [
  '<g transform="translate(0 -78)">',
  path(
    `M${600 - wide} 1640V1520C${600 - wide + 6} 1250 ${600 - wide * 0.7} 1130 470 1080L600 1060L730 1080C${600 + wide * 0.7} 1130 ${600 + wide - 6} 1250 ${600 + wide} 1520V1640Z`,
    coat,
  ),
  path(`M640 1070L730 1080C${600 + wide * 0.7} 1130 ${600 + wide - 6} 1250 ${600 + wide} 1520V1640H690Z`, shade),
  path('M520 900H680V1080Q600 1180 520 1080Z', skin),
  path('M600 960L680 930V1080Q650 1130 600 1140Z', mix(skin, '#1d2730', 0.24)),
  path('M486 1074L520 1056Q600 1180 680 1056L714 1074L600 1420Z', under),
  path('M600 1160L700 1066L714 1074L600 1420Z', mix(under, '#1d2730', 0.2)),
  stroke('M486 1074L600 1420L714 1074', mix(coat, '#ffffff', 0.22), 10),
  '</g>',
];

/** A head turned a little to the light, without a face, as in a cut-paper portrait. */
export const head = (skin) => [
  path('M468 730C460 600 520 540 604 540C690 540 742 600 734 730C730 850 680 930 602 936C524 930 474 850 468 730Z', skin),
  path(
    'M628 542C700 552 742 606 734 730C730 850 680 930 602 936C664 880 690 800 672 700C664 640 650 590 628 542Z',
    mix(skin, '#1d2730', 0.22),
  ),
  path('M462 724q-22 -6 -20 30q4 44 32 44z', skin),
  path('M738 724q22 -6 20 30q-4 44 -32 44z', mix(skin, '#1d2730', 0.3)),
  stroke('M524 714q26 -14 50 0M636 714q26 -14 48 0', mix(skin, '#1d2730', 0.62), 8),
  stroke('M604 724q-14 52 -22 74q14 14 32 8', mix(skin, '#1d2730', 0.42), 6),
  stroke('M560 862q40 22 82 0', mix(skin, '#5f2024', 0.62), 7),
  ...[548, 660].map((x) => circle(x, 740, 7, '#1d2730')),
];
