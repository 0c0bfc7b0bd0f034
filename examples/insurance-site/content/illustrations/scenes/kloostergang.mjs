import { circle, line, pathOf, poly, rect, stroke, textured, times } from '../draw.mjs';
import { sheet } from '../glass.mjs';
import { mix, ramp, random, tint } from '../palette.mjs';

const [width, height] = [1600, 1067];
const eye = [1010, 560];
/** A point of the corridor: across (-1 to 1), up (0 floor to 1 springing), and how near it is (1 at the eye of the picture). */
const at = (across, up, near) => [eye[0] + across * 720 * near, eye[1] + (0.42 - up) * 760 * near];
const bays = [1.75, 1.2, 0.84, 0.6, 0.44, 0.33, 0.25];
const rib = (near, lift = 0.62) => {
  const [[x1, y1], [x2, y2], [mx, my]] = [at(-1, 0.78, near), at(1, 0.78, near), at(0, 0.78 + lift, near)];
  return `M${x1} ${y1}Q${x1} ${my + (y1 - my) * 0.3} ${mx} ${my}Q${x2} ${my + (y2 - my) * 0.3} ${x2} ${y2}`;
};
const next = random(3);

/** A double opening on the garden side, in perspective, between two bays. */
const opening = (near, far) => {
  const wide = (share) => near + (far - near) * share;
  const light = (from, to) => {
    const middle = (from + to) / 2;
    const top = (share, up) => at(-1, up, wide(share));
    const [a, b, c, d, e] = [at(-1, 0.2, wide(from)), top(from, 0.66), top(middle, 0.9), top(to, 0.66), at(-1, 0.2, wide(to))];
    return `M${a.join(' ')}L${b.join(' ')}Q${top(from, 0.82).join(' ')} ${c.join(' ')}Q${top(to, 0.82).join(' ')} ${d.join(' ')}L${e.join(' ')}Z`;
  };
  return [light(0.16, 0.47), light(0.53, 0.84)];
};
const garden = (u, v, random) =>
  mix(ramp(['#dfeee6', tint.straw, tint.sage, tint.green], v + (random() - 0.5) * 0.4), '#ffffff', random() * 0.2);

export const scene = {
  width,
  height,
  seed: 2,
  content: [
    rect(-20, -20, width + 40, height + 40, '#8d8270'),
    // Vault: cells between the ribs, darker with distance
    ...bays.slice(0, -1).flatMap((near, bay) => {
      const far = bays[bay + 1];
      const shade = mix('#d9ceba', '#75695a', bay / 6);
      const [a, b, c, d, top, deep] = [
        at(-1, 0.78, near),
        at(1, 0.78, near),
        at(-1, 0.78, far),
        at(1, 0.78, far),
        at(0, 1.4, near),
        at(0, 1.4, far),
      ];
      const crown = [(top[0] + deep[0]) / 2, (top[1] + deep[1]) / 2 - 6];
      return [
        poly([a, top, crown], mix(shade, '#ffffff', 0.16)),
        poly([a, crown, c], mix(shade, '#3d4a55', 0.16)),
        poly([c, crown, deep], shade),
        poly([b, top, crown], mix(shade, '#3d4a55', 0.3)),
        poly([b, crown, d], mix(shade, '#3d4a55', 0.42)),
        poly([d, crown, deep], mix(shade, '#3d4a55', 0.28)),
        ...[a, b, c, d].map((foot) =>
          stroke(
            `M${foot.join(' ')}Q${foot[0] + (crown[0] - foot[0]) * 0.28} ${crown[1] + (foot[1] - crown[1]) * 0.24} ${crown.join(' ')}`,
            '#b8a98d',
            26 * near + 2,
          ),
        ),
        ...[a, b].map((foot) =>
          stroke(
            `M${foot.join(' ')}Q${foot[0] + (crown[0] - foot[0]) * 0.28} ${crown[1] + (foot[1] - crown[1]) * 0.24} ${crown.join(' ')}`,
            '#ece6da',
            7 * near,
          ),
        ),
        circle(crown[0], crown[1], 26 * near + 3, tint.limestone),
        circle(crown[0], crown[1], 15 * near + 2, tint.ruby),
      ];
    }),
    // Walls
    textured(pathOf([at(-1, 0, 1.9), at(-1, 0.8, 1.9), at(-1, 0.8, 0.25), at(-1, 0, 0.25)]), '#b5a78d', 'stone'),
    textured(pathOf([at(1, 0, 1.9), at(1, 0.8, 1.9), at(1, 0.8, 0.25), at(1, 0, 0.25)]), '#9a8b73', 'stone', 'hatch'),
    // Floor
    poly([at(-1, 0, 1.9), at(1, 0, 1.9), at(1, 0, 0.25), at(-1, 0, 0.25)], '#7a6c5b'),
    ...bays.slice(0, -1).flatMap((near, bay) =>
      times(2, (half) =>
        times(8, (col) => {
          const [n, f] = [near + ((bays[bay + 1] - near) * half) / 2, near + ((bays[bay + 1] - near) * (half + 1)) / 2];
          return (col + half) % 2
            ? ''
            : poly(
                [at(-1 + col / 4, 0, n), at(-0.75 + col / 4, 0, n), at(-0.75 + col / 4, 0, f), at(-1 + col / 4, 0, f)],
                '#5c5046',
              );
        }),
      ).flat(),
    ),
    // Openings, and the light that they throw
    ...bays.slice(0, -1).flatMap((near, bay) => {
      const far = bays[bay + 1];
      const part = (share) => near + (far - near) * share;
      const beam = (from, to) =>
        poly(
          [at(-0.98, 0, part(from)), at(-0.98, 0, part(to)), at(0.34, 0, part(to) * 1.0 - 0.02), at(0.5, 0, part(from) - 0.02)],
          '#f6e3b0',
          { opacity: 0.5 },
        );
      const [x, y] = [at(-1, 1, near)[0], at(-1, 1, near)[1]];
      const [w, h] = [at(-1, 0, far)[0] - x, at(-1, 0, near)[1] - y];
      const outline = opening(near, far).join('');
      return [
        `<path d="${outline}" fill="#efe6d2" stroke="#efe6d2" stroke-width="${22 * near}" stroke-linejoin="round"/>`,
        `<clipPath id="g${bay}"><path d="${outline}"/></clipPath><g clip-path="url(#g${bay})">${sheet({ x, y, width: w, height: h, cell: 60 * near + 14, seed: 40 + bay, lead: '#5f7f69', leadWidth: 1.5 + near, colour: garden })}</g>`,
        beam(0.16, 0.47),
        beam(0.53, 0.84),
      ];
    }),
    // Piers and transverse ribs
    ...bays.toReversed().flatMap((near, order) => {
      const tone = mix('#a99b82', '#ece6da', order / 6);
      const pier = (across, dark) => {
        const [foot, head] = [at(across, 0, near), at(across, 0.8, near)];
        const w = 30 * near;
        return [
          rect(foot[0] - w, head[1], w * 2, foot[1] - head[1], mix(tone, '#75695a', dark)),
          rect(foot[0] - w * 1.3, head[1] - w * 0.5, w * 2.6, w, mix(tone, '#5b4f3d', dark * 0.6)),
          rect(foot[0] - w * 1.4, foot[1] - w, w * 2.8, w, mix(tone, '#5b4f3d', dark)),
        ];
      };
      return [
        stroke(rib(near), mix(tone, '#75695a', 0.3), 44 * near),
        stroke(rib(near), tone, 22 * near),
        pier(-1, 0.1),
        pier(1, 0.5),
      ];
    }),
    // The door at the end
    textured(
      pathOf([at(-1, 0, 0.25), at(-1, 0.8, 0.25), at(0, 1.35, 0.25), at(1, 0.8, 0.25), at(1, 0, 0.25)]),
      '#8a7c66',
      'stone-small',
    ),
    `<path d="M${eye[0] - 70} ${at(0, 0, 0.25)[1]}V${eye[1] - 10}Q${eye[0] - 60} ${eye[1] - 100} ${eye[0]} ${eye[1] - 130}Q${eye[0] + 60} ${eye[1] - 100} ${eye[0] + 70} ${eye[1] - 10}V${at(0, 0, 0.25)[1]}Z" fill="#f6e3b0"/>`,
    `<path d="M${eye[0] - 26} ${at(0, 0, 0.25)[1] + 3}v-70q4 -28 26 -32q22 4 26 32v70z" fill="#3d3a35"/>`,
    circle(eye[0], at(0, 0, 0.25)[1] - 108, 12, '#3d3a35'),
    ...times(16, () =>
      line(
        [
          [300 + next() * 700, 930 + next() * 120],
          [310 + next() * 720, 934 + next() * 120],
        ],
        '#f6e3b0',
        1.2,
        { opacity: 0.25 },
      ),
    ),
  ],
};
