import { bust, head, portrait } from '../portrait.mjs';
import { circle, path, stroke } from '../draw.mjs';
import { tint } from '../palette.mjs';

export const scene = portrait({
  seed: 52,
  lead: '#1b3a2b',
  colours: ['#eaf3e2', tint.sage, tint.green, '#23493a'],
  figure: [
    bust({ coat: '#7a2b3a', shade: '#5a1d2a', under: '#e9dcc6', skin: '#a9744f', wide: 330 }),
    head('#a9744f'),
    path(
      'M444 770C424 560 510 470 606 470C708 470 782 560 758 770C764 900 790 1010 852 1090C760 1180 670 1200 600 1196C520 1200 440 1170 366 1090C420 1010 446 900 444 770ZM492 740C488 860 530 930 604 934C676 930 714 860 712 740C712 640 672 590 604 590C534 590 494 640 492 740Z',
      '#21527a',
      { 'fill-rule': 'evenodd' },
    ),
    path(
      'M640 474C730 496 778 580 758 770C764 900 790 1010 852 1090C800 1140 740 1176 680 1190C740 1080 760 900 740 760C730 640 700 540 640 474Z',
      '#163d5e',
    ),
    stroke('M470 640C500 540 560 506 620 508', '#6f9cc0', 7),
    stroke('M420 1040C500 1100 640 1120 760 1060', '#163d5e', 7),
    stroke('M440 1090C540 1150 660 1150 770 1106', '#6f9cc0', 5),
    circle(740, 1092, 14, tint.honey),
  ],
});
