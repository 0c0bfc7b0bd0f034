import { arch, box, circle, group, line, path, poly, rect, textured, times } from '../draw.mjs';
import { lozenges, sky } from '../glass.mjs';
import { tree } from '../nature.mjs';
import { random, tint } from '../palette.mjs';

const [width, height] = [1200, 1500];
const next = random(21);
const lit = [tint.honey, tint.straw, '#f0c878'];
const dark = [tint.sky, tint.blue, tint.deep];

const stepped = (x, y, w, foot, steps, rise) => {
  const run = w / 2 / (steps + 0.6);
  const left = times(steps, (at) => `L${x + at * run} ${y - at * rise}L${x + (at + 1) * run} ${y - at * rise}`).join('');
  const right = times(
    steps,
    (at) =>
      `L${x + w - (steps - at) * run} ${y - (steps - at - 1) * rise}L${x + w - (steps - at - 1) * run} ${y - (steps - at - 1) * rise}`,
  ).join('');
  return `M${x} ${foot}${left}L${x + steps * run} ${y - steps * rise}H${x + w - steps * run}${right}L${x + w} ${foot}Z`;
};

const window = (x, y, w, h, isLit, seed) =>
  group([
    path(arch(x - 10, y - 26, w + 20, h + 26), '#d8ccb6'),
    rect(x - 5, y - 2, w + 10, h + 2, tint.paper),
    lozenges(box(x, y + 3, w, h - 8), { x, y, width: w, height: h, cell: 22, seed, colours: isLit ? lit : dark, leadWidth: 1.6 }),
    rect(x + w / 2 - 4, y, 8, h, tint.paper),
    rect(x, y + h * 0.42, w, 7, tint.paper),
    ...[-1, 1].map((side) =>
      poly(
        [
          [x + w / 2 + side * (w / 2 + 8), y + h * 0.44],
          [x + w / 2 + side * (w / 2 + 46), y + h * 0.44],
          [x + w / 2 + side * (w / 2 + 46), y + h],
          [x + w / 2 + side * (w / 2 + 8), y + h],
        ],
        tint.green,
      ),
    ),
    ...[-1, 1].map((side) =>
      poly(
        [
          [x + w / 2 + side * (w / 2 + 8), y + h * 0.44],
          [x + w / 2 + side * (w / 2 + 46), y + h],
          [x + w / 2 + side * (w / 2 + 8), y + h],
        ],
        tint.paper,
        { opacity: 0.75 },
      ),
    ),
    rect(x - 12, y + h, w + 24, 11, '#c9bca3'),
  ]);

const neighbour = (x, w, top, tone, texture, seed) =>
  group([
    textured(box(x, top, w, 1330 - top), tone, texture, 'hatch'),
    path(`M${x} ${top}L${x + w / 2} ${top - 170}L${x + w} ${top}Z`, tone),
    path(`M${x} ${top}L${x + w / 2} ${top - 170}L${x + w} ${top}Z`, `url(#${texture})`),
    line(
      [
        [x - 8, top + 6],
        [x + w / 2, top - 178],
        [x + w + 8, top + 6],
      ],
      '#d8ccb6',
      12,
    ),
    ...times(3, (row) =>
      times(2, (col) => [
        rect(x + w * (0.16 + col * 0.42), top + 60 + row * 210, w * 0.26, 120, '#cdbfa6'),
        rect(
          x + w * (0.16 + col * 0.42) + 7,
          top + 67 + row * 210,
          w * 0.26 - 14,
          106,
          (row + col + seed) % 3 ? tint.deep : tint.honey,
        ),
      ]),
    ),
  ]);

export const scene = {
  width,
  height,
  seed: 12,
  wobble: 2.2,
  content: [
    sky({
      width,
      height,
      horizon: 1250,
      colours: [tint.deep, tint.blue, tint.sky, tint.ice, '#e3d6c4'],
      light: [180, 300],
      reach: 760,
      glow: '#f7ead0',
      seed: 19,
      cell: 150,
      stretch: 1.1,
      lead: '#16395a',
    }),
    neighbour(-90, 330, 640, '#6d4a45', 'brick', 1),
    neighbour(930, 360, 560, '#4e5661', 'stone-small', 2),
    // The house
    textured(stepped(262, 560, 640, 1335, 5, 74), tint.brick, 'brick'),
    path(stepped(262, 560, 640, 1335, 5, 74), 'none', { stroke: '#d8ccb6', 'stroke-width': 9, 'stroke-linejoin': 'miter' }),
    path('M790 560V1335H902V560Z', 'url(#hatch)'),
    ...[560, 790, 1020].map((y) => [rect(262, y - 8, 640, 15, '#d8ccb6'), rect(262, y + 7, 640, 5, '#5f302a', { opacity: 0.5 })]),
    ...times(5, (at) => [
      rect(256 + at * 57.2, 548 - at * 74, 66, 14, tint.limestone),
      rect(842 - at * 57.2, 548 - at * 74, 66, 14, '#c3b59b'),
    ]),
    rect(548, 176, 68, 14, tint.limestone),
    poly(
      [
        [566, 176],
        [582, 120],
        [598, 176],
      ],
      tint.limestone,
    ),
    circle(582, 112, 13, tint.honey),
    // Gable: beam, oval window, keystone with date
    rect(571, 236, 22, 60, tint.bark),
    line(
      [
        [582, 292],
        [582, 330],
      ],
      tint.ink,
      3,
    ),
    path(arch(532, 330, 100, 130), '#d8ccb6'),
    lozenges(arch(544, 344, 76, 112), {
      x: 540,
      y: 340,
      width: 90,
      height: 120,
      cell: 20,
      seed: 4,
      colours: lit,
      leadWidth: 1.5,
    }),
    textured(box(520, 484, 124, 46), tint.limestone),
    `<text x="582" y="517" text-anchor="middle" font-family="DejaVu Serif" font-size="31" letter-spacing="4" fill="${tint.slate}">1624</text>`,
    window(350, 625, 92, 140, false, 1),
    window(536, 625, 92, 140, true, 2),
    window(722, 625, 92, 140, false, 3),
    window(350, 855, 92, 140, true, 5),
    window(536, 855, 92, 140, true, 6),
    window(722, 855, 92, 140, false, 7),
    // Ground floor
    path(arch(516, 1062, 132, 273), '#d8ccb6'),
    path(arch(530, 1078, 104, 257), tint.deep),
    rect(530, 1142, 104, 9, tint.paper),
    lozenges(arch(538, 1086, 88, 56), {
      x: 536,
      y: 1084,
      width: 92,
      height: 60,
      cell: 18,
      seed: 8,
      colours: lit,
      leadWidth: 1.4,
    }),
    ...[0, 1].map((at) => rect(541 + at * 44, 1166, 38, 150, '#0d2439')),
    circle(622, 1240, 6, tint.honey),
    poly(
      [
        [500, 1335],
        [516, 1306],
        [648, 1306],
        [664, 1335],
      ],
      tint.sandstone,
    ),
    poly(
      [
        [486, 1362],
        [500, 1335],
        [664, 1335],
        [678, 1362],
      ],
      '#b8a98d',
    ),
    ...[330, 690].map((x, at) => [
      rect(x - 9, 1082, 152, 178, '#d8ccb6'),
      lozenges(box(x, 1091, 134, 160), {
        x,
        y: 1090,
        width: 134,
        height: 162,
        cell: 24,
        seed: 11 + at,
        colours: at ? dark : lit,
        leadWidth: 1.6,
      }),
      rect(x + 62, 1091, 9, 160, tint.paper),
      rect(x, 1150, 134, 8, tint.paper),
    ]),
    // Anchors in the wall
    ...[304, 480, 668, 858].flatMap((x) =>
      [590, 820].map((y) => [
        line(
          [
            [x, y],
            [x, y + 44],
          ],
          tint.ink,
          6,
        ),
        line(
          [
            [x - 9, y + 6],
            [x + 9, y + 38],
          ],
          tint.ink,
          4,
        ),
      ]),
    ),
    // Quay and water
    rect(-20, 1335, width + 40, 32, '#8b7d69'),
    ...times(26, (at) => rect(at * 48 - 20, 1337, 44, 26, at % 3 ? '#96886f' : '#a3957c')),
    textured(box(-20, 1366, width + 40, 40), tint.brickShade, 'brick', 'hatch'),
    rect(-20, 1404, width + 40, 130, tint.deep),
    ...times(46, () => {
      const [x, y] = [next() * width, 1412 + next() * 90];
      return line(
        [
          [x, y],
          [x + 40 + next() * 90, y],
        ],
        x > 300 && x < 860 ? '#a2604a' : tint.sky,
        3,
        { opacity: 0.5 },
      );
    }),
    ...times(10, () => {
      const [x, y] = [470 + next() * 200, 1414 + next() * 80];
      return line(
        [
          [x, y],
          [x + 50, y],
        ],
        tint.honey,
        4,
        { opacity: 0.75 },
      );
    }),
    tree(118, 1352, 760, '#22303a', 31),
    ...[820, 1050].map((x) => [rect(x, 1268, 13, 70, tint.ink), circle(x + 6, 1262, 11, tint.ink)]),
    line(
      [
        [826, 1276],
        [940, 1316],
        [1056, 1276],
      ],
      tint.ink,
      4,
    ),
  ],
};
