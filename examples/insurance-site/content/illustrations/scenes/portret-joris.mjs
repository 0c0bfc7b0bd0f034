import { bust, head, portrait } from '../portrait.mjs';
import { path, rect, stroke, times } from '../draw.mjs';
import { tint } from '../palette.mjs';

const beard = '#7a4a2a';

export const scene = portrait({
  seed: 49,
  lead: '#5a3a0c',
  colours: ['#fbeecb', tint.honey, tint.amber, '#8a5716'],
  figure: [
    bust({ coat: '#4d5a3f', shade: '#384430', under: '#d8d0bd', skin: '#e0b294', wide: 390 }),
    head('#e0b294'),
    path(
      'M466 760C474 800 500 816 536 812C570 800 634 800 668 812C704 816 728 800 736 760C742 900 690 986 602 990C512 986 460 900 466 760Z',
      beard,
    ),
    path('M628 804C690 820 728 800 736 760C742 900 690 986 602 990C660 950 670 870 628 804Z', '#56321b'),
    stroke('M560 868q40 20 82 0', '#d99a86', 9),
    path('M450 664C440 520 520 462 602 462C690 462 762 520 752 664Z', tint.paper),
    path('M640 466C720 484 760 552 752 664H690C690 590 672 520 640 466Z', tint.sandstone),
    path('M424 668Q600 620 780 668L770 696Q600 650 434 696Z', tint.limestone),
    ...times(3, (at) => stroke(`M${560 + at * 40} 470Q${556 + at * 44} 560 ${560 + at * 40} 640`, tint.sandstone, 7)),
    stroke('M462 690C470 860 520 1010 602 1014C690 1010 730 860 740 690', '#2a3138', 8),
    ...[
      [382, 1120],
      [772, 1120],
    ].map(([x, y]) => rect(x, y, 46, 420, tint.ruby)),
    stroke('M330 1252H866', tint.ruby, 34),
    rect(574, 1222, 56, 62, '#9fa9b0'),
  ],
});
