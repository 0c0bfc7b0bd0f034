import { rect } from './draw.mjs';

const pattern = (id, width, height, content, more = '') =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${more}>${content}</pattern>`;
const stroked = (d, colour, width, opacity) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

const textures = [
  pattern('hatch', 9, 9, stroked('M0 4.5H9', '#0d2439', 1.7, 0.3), ' patternTransform="rotate(52)"'),
  pattern('hatch-deep', 6, 6, stroked('M0 3H6', '#0d2439', 2, 0.42), ' patternTransform="rotate(52)"'),
  pattern('hatch-light', 10, 10, stroked('M0 5H10', '#ffffff', 1.3, 0.16), ' patternTransform="rotate(-38)"'),
  pattern(
    'stone',
    96,
    64,
    stroked('M0 1H96M0 33H96M22 1V33M70 33V65', '#5b4f3d', 1.6, 0.28) +
      rectOf(22, 1, 74, 32, 0.04) +
      rectOf(0, 33, 34, 31, 0.035),
  ),
  pattern('stone-small', 52, 34, stroked('M0 1H52M0 18H52M14 1V18M40 18V35', '#5b4f3d', 1.3, 0.26)),
  pattern('brick', 36, 20, stroked('M0 1H36M0 11H36M9 1V11M27 11V21', '#f3dfd0', 1.2, 0.2) + rectOf(9, 1, 27, 10, 0.07)),
  pattern(
    'slate',
    34,
    36,
    stroked(
      'M0 0V7Q8.500 20 17 7V0M17 7Q25.500 20 34 7M-17 18V25Q-8.500 38 0 25V18M0 25Q8.500 38 17 25V18M17 25Q25.500 38 34 25V18',
      '#0d1a24',
      1.6,
      0.4,
    ),
  ),
  pattern('tile', 22, 26, stroked('M0 0V12Q5.500 22 11 12Q16.500 22 22 12V0M11 12V26', '#2a1210', 1.5, 0.3)),
  pattern('plank', 26, 400, stroked('M1 0V400', '#20130a', 1.8, 0.35) + stroked('M12 20V140M18 190V360', '#20130a', 1, 0.2)),
  pattern('thatch', 13, 42, stroked('M2 0L4 26M7 8L6 36M11 2L10 22M9 30L11 42', '#2b1d0c', 1.4, 0.32)),
].join('');

function rectOf(x, y, width, height, opacity) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#2b2114" fill-opacity="${opacity}"/>`;
}

/** Pixels around the picture that are drawn and cut off: the trembling lines would show bare paper at the edge. */
export const bleed = 12;

/** The page around a drawing: textures, a trace of the hand in the lines, paper grain, and shadow in the corners. */
export function frame({ width, height, content, wobble = 3, vignette = 0.32, grain = 0.3, seed = 1 }) {
  const [fullWidth, fullHeight] = [width + bleed * 2, height + bleed * 2];
  const whole = `x="${-bleed}" y="${-bleed}" width="${fullWidth}" height="${fullHeight}" filterUnits="userSpaceOnUse"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${fullWidth}" height="${fullHeight}" viewBox="${-bleed} ${-bleed} ${fullWidth} ${fullHeight}"><defs>${textures}
<filter id="hand" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${wobble * 2}" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="grain" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".45" numOctaves="2" seed="${seed + 7}"/><feColorMatrix values="0 0 0 0 .06 0 0 0 0 .1 0 0 0 0 .14 .9 .9 0 0 -.82"/></filter>
<filter id="mottle" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="3" seed="${seed + 3}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .96 0 0 0 0 .86 1.3 0 0 0 -.52"/></filter>
<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="24"/></filter>
<filter id="softer" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="60"/></filter>
<radialGradient id="corner" cx=".46" cy=".44" r=".78"><stop offset=".55" stop-color="#0d1a24" stop-opacity="0"/><stop offset="1" stop-color="#0d1a24" stop-opacity="${vignette}"/></radialGradient></defs>
<g filter="url(#hand)"><g transform="translate(${-width * 0.015} ${-height * 0.015}) scale(1.03)">${[content].flat(9).join('')}</g></g>
<rect width="${width}" height="${height}" filter="url(#mottle)" opacity=".16"/>
<rect width="${width}" height="${height}" filter="url(#grain)" opacity="${grain}"/>
${rect(0, 0, width, height, 'url(#corner)')}</svg>`;
}
