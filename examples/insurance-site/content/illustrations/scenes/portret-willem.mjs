import { bust, head, portrait } from '../portrait.mjs';
import { path, poly, stroke } from '../draw.mjs';
import { tint } from '../palette.mjs';

export const scene = portrait({
  seed: 55,
  lead: '#0d2439',
  colours: ['#e8f1f6', tint.ice, tint.sky, tint.blue],
  figure: [
    bust({ coat: '#3d4a55', shade: '#2b353e', under: tint.paper, skin: '#7d5238', wide: 370 }),
    '<g transform="translate(0 -78)">',
    poly(
      [
        [582, 1168],
        [620, 1168],
        [634, 1400],
        [602, 1440],
        [570, 1400],
      ],
      tint.ruby,
    ),
    poly(
      [
        [576, 1140],
        [626, 1140],
        [620, 1180],
        [582, 1180],
      ],
      '#6b1826',
    ),
    '</g>',
    head('#7d5238'),
    path(
      'M462 690C448 540 530 496 604 498C684 496 756 544 740 690C730 650 716 620 700 606C640 580 560 584 502 612C484 628 470 654 462 690Z',
      '#1d1a1a',
    ),
    stroke('M506 560C560 526 640 526 690 556', '#4a4444', 7),
    path('M500 846q102 -30 204 0q-8 90 -102 94q-94 -4 -102 -94z', '#1d1a1a', { opacity: 0.35 }),
    path('M556 828q46 -16 92 0l-6 16q-40 -12 -80 0z', '#1d1a1a'),
    '<g transform="translate(0 -78)">',
    poly(
      [
        [420, 1120],
        [486, 1074],
        [600, 1420],
        [540, 1420],
      ],
      '#56646f',
    ),
    poly(
      [
        [780, 1120],
        [714, 1074],
        [600, 1420],
        [660, 1420],
      ],
      '#232c34',
    ),
    poly(
      [
        [330, 1300],
        [420, 1290],
        [424, 1340],
        [334, 1350],
      ],
      '#232c34',
    ),
    path('M350 1296l16 -50l30 10l10 34z', tint.honey),
    '</g>',
  ],
});
