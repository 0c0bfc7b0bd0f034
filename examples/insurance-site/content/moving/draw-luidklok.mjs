// Draws luidklok.gif: a bell that swings in a sound hole. `node draw-luidklok.mjs`
import sharp from 'sharp';

const [width, height, frames] = [640, 360, 24];
const bell =
  'M-14 0C-18 4 -23 14 -24 30C-27 66 -34 84 -50 102C-54 107 -55 111 -54 116H54C55 111 54 107 50 102C34 84 27 66 24 30C23 14 18 4 14 0Z';
const quarry = (x, y, tone) =>
  `<path d="M${x} ${y - 34}L${x + 24} ${y}L${x} ${y + 34}L${x - 24} ${y}Z" fill="${tone}" stroke="#12324f" stroke-width="2"/>`;
const tones = ['#1d4a73', '#2f6590', '#5487ad', '#c9a58a', '#dba04a', '#8f2436', '#3c6b52'];
const sky = Array.from({ length: 11 * 15 }, (_, at) => {
  const [row, column] = [Math.floor(at / 15), at % 15];
  const shade = Math.min(4, Math.max(0, Math.round(row / 2.2 + ((row * 7 + column * 5) % 3) - 1)));
  return quarry(column * 48 + (row % 2) * 24 - 12, row * 34, tones[(row * 3 + column * 11) % 29 === 0 ? 5 : shade]);
}).join('');
const opening = 'M196 372V170C200 96 252 34 320 8C388 34 440 96 444 170V372Z';

function frame(at) {
  const angle = 30 * Math.sin((at / frames) * 2 * Math.PI);
  const clapper = 38 * Math.sin((at / frames) * 2 * Math.PI - 0.55);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#7d715f"/>
    ${Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (__, column) => `<rect x="${column * 84 - (row % 2) * 42}" y="${row * 42}" width="82" height="40" fill="${['#8a7d69', '#83765f', '#90836f'][(row * 2 + column) % 3]}"/>`).join('')).join('')}
    <path d="${opening}" fill="#12324f"/><clipPath id="o"><path d="${opening}"/></clipPath>
    <g clip-path="url(#o)">${sky}
      <rect x="180" y="92" width="280" height="20" fill="#4a3320"/><rect x="180" y="92" width="280" height="5" fill="#6b4a2c"/>
      <g transform="translate(320 104) rotate(${angle.toFixed(2)})">
        <rect x="-52" y="-14" width="104" height="24" rx="3" fill="#5b3d24"/><path d="M-10 10h20v20h-20z" fill="#2b2418"/>
        <g transform="translate(0 26) scale(1.25)"><g transform="translate(0 30) rotate(${(clapper - angle).toFixed(2)})"><path d="M0 0V84" stroke="#2b2418" stroke-width="6"/><circle cy="88" r="11" fill="#2b2418"/></g>
        <path d="${bell}" fill="#a9762a"/><path d="M-14 0C-18 4 -23 14 -24 30C-27 66 -34 84 -50 102C-54 107 -55 111 -54 116H-30C-22 90 -14 60 -12 30C-11 14 -8 4 -6 0Z" fill="#c9933f"/>
        <path d="M-51 104H51M-46 96H46M-25 34H25" stroke="#6d4a17" stroke-width="3"/></g>
      </g>
    </g>
    <path d="${opening}" fill="none" stroke="#5c5243" stroke-width="14"/><path d="${opening}" fill="none" stroke="#b9ac95" stroke-width="3"/>
  </svg>`;
}

const pictures = await Promise.all(
  Array.from({ length: frames }, (_, at) =>
    sharp(Buffer.from(frame(at)))
      .flatten({ background: '#7d715f' })
      .png()
      .toBuffer(),
  ),
);
const info = await sharp(pictures, { join: { animated: true } })
  .gif({ delay: Array(frames).fill(80), loop: 0, colours: 48, effort: 10, dither: 0 })
  .toFile(new URL('luidklok.gif', import.meta.url).pathname);
console.log(`luidklok.gif ${info.width}x${info.height} ${Math.round(info.size / 1000)} kB`);
