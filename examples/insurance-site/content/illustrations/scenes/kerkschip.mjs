import { circle, lancet, line, path, pathOf, poly, rect, stroke, textured, times } from '../draw.mjs';
import { glazed } from '../glass.mjs';
import { mix, tint } from '../palette.mjs';

const [width, height] = [1600, 1067];
const eye = [800, 620];
const at = (across, up, near) => [eye[0] + across * 640 * near, eye[1] + (0.34 - up) * 560 * near];
const bays = [2.1, 1.45, 1.02, 0.74, 0.55, 0.43];
const glass = [
  [tint.ruby, tint.rose, tint.honey, tint.blue],
  [tint.blue, tint.sky, tint.ice, tint.amber],
  [tint.green, tint.sage, tint.straw, tint.blue],
  [tint.amber, tint.honey, tint.straw, tint.ruby],
  [tint.blue, tint.ruby, tint.honey, tint.sky],
];
const spread = (points) => pathOf(points);

export const scene = {
  width,
  height,
  seed: 37,
  vignette: 0.5,
  content: [
    rect(-20, -20, width + 40, height + 40, '#6b6255'),
    // Barrel of wood over the nave
    ...bays.slice(0, -1).flatMap((near, bay) =>
      times(12, (slat) => {
        const far = bays[bay + 1];
        const bow = (share, depth) => {
          const angle = Math.PI * (1 - share);
          return at(Math.cos(angle) * 0.62, 1.62 + Math.sin(angle) * 0.62, depth);
        };
        const lit = mix('#6d5138', '#b08a5c', 0.5 + Math.sin((slat / 12) * Math.PI * 1.1) * 0.35 - bay * 0.05);
        return poly([bow(slat / 12, near), bow((slat + 1) / 12, near), bow((slat + 1) / 12, far), bow(slat / 12, far)], lit, {
          stroke: '#3a2a1d',
          'stroke-width': 1.6,
        });
      }),
    ),
    // Side walls with clerestory
    ...[-1, 1].map((side) =>
      textured(
        spread([at(side * 0.62, 0, 2.1), at(side * 0.62, 1.62, 2.1), at(side * 0.62, 1.62, 0.43), at(side * 0.62, 0, 0.43)]),
        side < 0 ? '#8f8370' : '#b9ac95',
        'stone',
      ),
    ),
    ...bays.slice(0, -1).flatMap((near, bay) =>
      [-1, 1].flatMap((side) => {
        const far = bays[bay + 1];
        const part = (share) => near + (far - near) * share;
        const [a, b, c, d, e] = [
          at(side * 0.62, 1.06, part(0.28)),
          at(side * 0.62, 1.32, part(0.28)),
          at(side * 0.62, 1.55, part(0.5)),
          at(side * 0.62, 1.32, part(0.72)),
          at(side * 0.62, 1.06, part(0.72)),
        ];
        const d1 = `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${d.join(' ')}L${e.join(' ')}Z`;
        const [x, y] = [Math.min(a[0], e[0]), Math.min(c[1], b[1])];
        // Aisle openings below
        const [f, g, h, i, j] = [
          at(side * 0.62, 0, part(0.14)),
          at(side * 0.62, 0.62, part(0.14)),
          at(side * 0.62, 0.96, part(0.5)),
          at(side * 0.62, 0.62, part(0.86)),
          at(side * 0.62, 0, part(0.86)),
        ];
        const d2 = `M${f.join(' ')}L${g.join(' ')}Q${at(side * 0.62, 0.84, part(0.16)).join(' ')} ${h.join(' ')}Q${at(side * 0.62, 0.84, part(0.84)).join(' ')} ${i.join(' ')}L${j.join(' ')}Z`;
        const inner = [
          at(side * 0.84, 0.2, part(0.3)),
          at(side * 0.84, 0.58, part(0.36)),
          at(side * 0.84, 0.72, part(0.5)),
          at(side * 0.84, 0.58, part(0.64)),
          at(side * 0.84, 0.2, part(0.7)),
        ];
        return [
          path(d1, tint.limestone, { stroke: tint.limestone, 'stroke-width': 16 * near, 'stroke-linejoin': 'round' }),
          glazed(d1, {
            x,
            y,
            width: Math.abs(e[0] - a[0]) + 2,
            height: a[1] - y + 60,
            cell: 26 * near + 8,
            seed: 90 + bay * 2 + side,
            colours: glass[(bay + (side + 1)) % 5],
            bright: side > 0 ? 0.1 : 0.32,
            leadWidth: 1 + near,
          }),
          path(d2, side < 0 ? '#3d362e' : '#554b3e', { stroke: '#cfc3ac', 'stroke-width': 12 * near }),
          bay < 4 ? poly(inner, side < 0 ? '#f3dca6' : '#cfe0ec', { opacity: 0.75 }) : '',
        ];
      }),
    ),
    // Floor of stone with grave slabs
    poly([at(-0.62, 0, 2.1), at(0.62, 0, 2.1), at(0.62, 0, 0.43), at(-0.62, 0, 0.43)], '#857867'),
    ...times(14, (row) => {
      const depth = 2.1 * (0.43 / 2.1) ** (row / 13);
      return line([at(-0.62, 0, depth), at(0.62, 0, depth)], '#4a4238', 2, { opacity: 0.6 });
    }),
    ...times(9, (col) =>
      line([at(-0.62 + col * 0.155, 0, 2.1), at(-0.62 + col * 0.155, 0, 0.43)], '#4a4238', 2, { opacity: 0.6 }),
    ),
    // Choir at the end: three tall windows
    textured(
      spread([
        at(-0.62, 0, 0.43),
        at(-0.62, 1.62, 0.43),
        at(-0.44, 2.06, 0.43),
        at(0, 2.24, 0.43),
        at(0.44, 2.06, 0.43),
        at(0.62, 1.62, 0.43),
        at(0.62, 0, 0.43),
      ]),
      '#c6b99f',
      'stone-small',
    ),
    ...[-1, 0, 1].map((place) => {
      const [x, y, w, h] = [eye[0] - 33 + place * 92, 222 + Math.abs(place) * 46, 66, 330 - Math.abs(place) * 46];
      return [
        path(lancet(x - 8, y - 10, w + 16, h + 14), tint.paper),
        glazed(lancet(x, y, w, h), {
          x,
          y,
          width: w,
          height: h,
          cell: 24,
          seed: 70 + place,
          colours: glass[place + 1],
          bright: 0.25,
          leadWidth: 2,
        }),
      ];
    }),
    rect(752, 640, 96, 54, tint.limestone),
    rect(744, 632, 112, 12, tint.paper),
    rect(772, 644, 56, 50, tint.ruby),
    ...[764, 836].map((x) => [
      line(
        [
          [x, 632],
          [x, 600],
        ],
        tint.honey,
        5,
      ),
      circle(x, 594, 6, '#fff3cf'),
    ]),
    // Light of the windows, coloured, across the floor
    ...bays.slice(0, -1).flatMap((near, bay) => {
      const far = bays[bay + 1];
      const part = (share) => near + (far - near) * share;
      const [tone, second] = [glass[bay][0], glass[bay][2]];
      return [
        poly([at(-0.6, 1.5, part(0.5)), at(-0.6, 1.1, part(0.28)), at(0.34, 0, part(0.1)), at(0.42, 0, part(0.8))], '#f9e6b4', {
          opacity: 0.13,
        }),
        poly([at(0.02, 0, part(0.12)), at(0.2, 0, part(0.16)), at(0.26, 0, part(0.72)), at(0.09, 0, part(0.68))], tone, {
          opacity: 0.5,
        }),
        poly([at(0.2, 0, part(0.16)), at(0.38, 0, part(0.2)), at(0.43, 0, part(0.76)), at(0.26, 0, part(0.72))], second, {
          opacity: 0.5,
        }),
      ];
    }),
    // Piers and tie beams
    ...bays.toReversed().flatMap((near, order) => [
      ...[-1, 1].map((side) => {
        const [foot, head] = [at(side * 0.62, 0, near), at(side * 0.62, 1.62, near)];
        const w = 26 * near;
        const tone = mix(side < 0 ? '#8f8370' : '#cbbfa8', '#ece6da', order / 14);
        return [
          rect(foot[0] - w, head[1], w * 2, foot[1] - head[1], tone),
          rect(foot[0] - w, head[1], w * 0.7, foot[1] - head[1], side < 0 ? '#6c6252' : '#efe7d7', { opacity: 0.6 }),
          rect(foot[0] - w * 1.4, foot[1] - w * 0.9, w * 2.8, w * 0.9, mix(tone, '#5b4f3d', 0.25)),
          rect(foot[0] - w * 1.3, at(0, 0.62, near)[1], w * 2.6, w * 0.5, tint.limestone),
        ];
      }),
      line([at(-0.62, 1.62, near), at(0.62, 1.62, near)], '#4a3424', 22 * near),
      line(
        [
          [at(-0.62, 1.62, near)[0], at(0, 1.62, near)[1] - 6 * near],
          [at(0.62, 1.62, near)[0], at(0, 1.62, near)[1] - 6 * near],
        ],
        '#8f6d43',
        5 * near,
      ),
    ]),
    // Chandelier of brass
    line(
      [
        [800, -20],
        [800, 236],
      ],
      '#2a2118',
      4,
    ),
    circle(800, 252, 22, tint.honey),
    ...[-1, 1].flatMap((side) => [
      stroke(`M800 240q${side * 36} 46 ${side * 84} 0`, tint.honey, 6),
      stroke(`M800 254q${side * 22} 36 ${side * 48} 8`, tint.amber, 5),
      ...[84, 48].map((x) => [
        rect(800 + side * x - 4, 216 + (84 - x) * 0.4, 8, 24, tint.paper),
        circle(800 + side * x, 210 + (84 - x) * 0.4, 7, '#fff3cf'),
      ]),
    ]),
    // Chairs in rows
    ...[1.16, 1.36, 1.6, 1.9].flatMap((near) =>
      [-1, 1].flatMap((side) =>
        times(3, (seat) => {
          const [x, y] = at(side * (0.17 + seat * 0.12), 0, near);
          const s = 34 * near;
          return [
            rect(x - s * 0.5, y - s * 1.7, s, s * 0.5, '#5b4330'),
            rect(x - s * 0.5, y - s * 0.9, s, s * 0.16, '#c9a46c'),
            line(
              [
                [x - s * 0.46, y - s * 1.7],
                [x - s * 0.46, y],
              ],
              '#3a2a1d',
              4 * near,
            ),
            line(
              [
                [x + s * 0.46, y - s * 1.7],
                [x + s * 0.46, y],
              ],
              '#3a2a1d',
              4 * near,
            ),
          ];
        }),
      ),
    ),
  ],
};
