import { bust, head, portrait } from '../portrait.mjs';
import { circle, path, stroke } from '../draw.mjs';
import { tint } from '../palette.mjs';

const hair = '#8b8f94';

export const scene = portrait({
  seed: 46,
  lead: '#3d0f18',
  colours: [tint.straw, tint.rose, tint.ruby, '#5d1524'],
  figure: [
    path(
      'M436 760C410 560 500 476 606 480C716 478 800 560 766 770C782 900 780 960 742 1010L460 1010C418 940 428 860 436 760Z',
      '#6d7279',
    ),
    bust({ coat: tint.deep, shade: '#0d2439', under: tint.paper, skin: '#dcae8e', wide: 330 }),
    head('#dcae8e'),
    path('M452 742C446 600 520 520 610 524C700 520 762 600 748 742C726 700 700 640 660 606C600 660 510 660 470 690Z', hair),
    stroke('M480 650C520 590 590 560 640 566', '#b9bdc1', 7),
    ...[548, 660].map((x) => circle(x, 740, 44, 'none', { stroke: '#1d2730', 'stroke-width': 6 })),
    stroke('M592 736h24', '#1d2730', 6),
    circle(470, 816, 9, tint.honey),
    circle(600, 1106, 15, tint.honey),
  ],
});
