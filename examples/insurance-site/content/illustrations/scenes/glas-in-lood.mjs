import { circle, group, line, path, poly, rect, times, within } from '../draw.mjs';
import { sheet } from '../glass.mjs';
import { mix, ramp, random, tint } from '../palette.mjs';

const [width, height] = [1600, 1067];
const [cx, cy] = [690, 530];
const lead = '#14202b';
const next = random(77);
const point = (angle, reach) => [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];

/** A ring of panes between two radii. */
const ring = (count, inner, outer, colours, offset = 0) =>
  times(count, (at) => {
    const [from, to] = [((at + offset) * Math.PI * 2) / count, ((at + 1 + offset) * Math.PI * 2) / count];
    const [a, b, c, d] = [point(from, inner), point(from, outer), point(to, outer), point(to, inner)];
    const lit = 0.5 - Math.cos((from + to) / 2 - Math.PI * 0.25) * 0.3;
    const tone = mix(
      mix(colours[at % colours.length], '#0d2439', 0.3),
      mix(colours[at % colours.length], '#fff4d6', 0.35),
      lit + (next() - 0.5) * 0.4,
    );
    return path(
      `M${a.join(' ')}L${b.join(' ')}A${outer} ${outer} 0 0 1 ${c.join(' ')}L${d.join(' ')}A${inner} ${inner} 0 0 0 ${a.join(' ')}Z`,
      tone,
      { stroke: lead, 'stroke-width': 11 },
    );
  });

const petal = (at, count, tone, deep) => {
  const angle = (at * Math.PI * 2) / count;
  const [tip, left, right] = [point(angle, 400), point(angle - 0.36, 270), point(angle + 0.36, 270)];
  const d = `M${point(angle, 150).join(' ')}Q${left.join(' ')} ${tip.join(' ')}Q${right.join(' ')} ${point(angle, 150).join(' ')}Z`;
  return [
    path(d, tone, { stroke: lead, 'stroke-width': 11 }),
    line([point(angle, 165), point(angle, 385)], lead, 7),
    ...times(4, (vein) => line([point(angle, 200 + vein * 42), point(angle - 0.14, 232 + vein * 40)], deep, 3, { opacity: 0.6 })),
    ...times(4, (vein) => line([point(angle, 200 + vein * 42), point(angle + 0.14, 232 + vein * 40)], deep, 3, { opacity: 0.6 })),
  ];
};

export const scene = {
  width,
  height,
  seed: 22,
  wobble: 4,
  vignette: 0.45,
  content: [
    sheet({
      x: -20,
      y: -20,
      width: width + 40,
      height: height + 40,
      cell: 92,
      stretch: 1,
      seed: 14,
      lead,
      leadWidth: 10,
      colour: (u, v, random) =>
        mix(
          ramp([tint.ice, tint.sky, tint.blue, tint.deep], (u * 0.7 + v * 0.6) / 1.2 + (random() - 0.5) * 0.55),
          '#fff4d6',
          random() * 0.18,
        ),
    }),
    circle(cx, cy, 505, lead),
    ring(40, 448, 498, [tint.ruby, tint.honey, tint.ruby, tint.rose]),
    ring(16, 145, 446, [tint.blue, tint.deep, tint.sky, tint.blue], 0.5),
    ...times(8, (at) =>
      petal(
        at,
        8,
        at % 2 ? mix(tint.green, tint.sage, at / 12) : mix(tint.amber, tint.straw, at / 12),
        at % 2 ? '#1f4030' : '#7a4d14',
      ),
    ),
    ...times(8, (at) => {
      const [x, y] = point(((at + 0.5) * Math.PI * 2) / 8, 372);
      return [
        circle(x, y, 46, mix(tint.ruby, tint.rose, next()), { stroke: lead, 'stroke-width': 10 }),
        circle(x - 12, y - 13, 15, '#f0b9b0', { opacity: 0.5 }),
        circle(x, y, 17, tint.honey, { stroke: lead, 'stroke-width': 7 }),
      ];
    }),
    ring(16, 96, 150, [tint.straw, tint.honey, tint.amber, tint.honey]),
    circle(cx, cy, 98, tint.paper, { stroke: lead, 'stroke-width': 11 }),
    path(`M${cx - 54} ${cy - 58}h108l-26 120h-56z`, tint.sandstone, {
      stroke: lead,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }),
    path(`M${cx - 54} ${cy - 58}h50v120h-24z`, tint.limestone, { opacity: 0.8 }),
    line(
      [
        [cx, cy - 58],
        [cx, cy + 62],
      ],
      lead,
      5,
    ),
    // Light on the glass
    poly(
      [
        [-40, 260],
        [760, -40],
        [980, -40],
        [-40, 560],
      ],
      '#ffffff',
      { opacity: 0.1 },
    ),
    poly(
      [
        [-40, 640],
        [1120, -40],
        [1180, -40],
        [-40, 730],
      ],
      '#ffffff',
      { opacity: 0.08 },
    ),
    // Saddle bars, and the stone of the frame
    ...[214, 846].map((y) => [
      rect(-20, y + 6, width + 40, 10, '#0a141c', { opacity: 0.45 }),
      rect(-20, y, width + 40, 11, '#33414d'),
    ]),
    within(
      'M1292 -40H1640V1107H1292Z',
      group([
        rect(1292, -40, 360, 1160, '#cbbda3'),
        path('M1292 -40h360v1160h-360z', 'url(#stone)'),
        rect(1292, -40, 46, 1160, '#efe6d4'),
        rect(1338, -40, 18, 1160, '#8d7f6d'),
        path('M1292 -40h360v1160h-360z', 'url(#hatch-light)'),
      ]),
    ),
    rect(1276, -40, 18, 1160, lead),
  ],
};
