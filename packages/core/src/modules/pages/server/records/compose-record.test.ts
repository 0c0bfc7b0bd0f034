import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { composeRecord } from './compose-record.ts';

const part = (text: string, mimeType: string) => {
  const bytes = Buffer.from(text);
  return { hash: createHash('sha256').update(bytes).digest('hex'), mimeType, bytes };
};

describe('the file of a publication', () => {
  it('holds images, stylesheets and the fonts that those name', () => {
    const image = part('png', 'image/png');
    const font = part('woff2', 'font/woff2');
    const css = part(`@font-face { src: url(lectern-part:${font.hash}) } a::after { content: '</style>' }`, 'text/css');
    const html = `<style>lectern-part:${css.hash}</style><img src="lectern-part:${image.hash}">`;
    const file = composeRecord(html, [image, font, css]);
    expect(file).to.contain(`url(data:font/woff2;base64,${font.bytes.toString('base64')})`);
    expect(file).to.contain(`<img src="data:image/png;base64,${image.bytes.toString('base64')}">`);
    expect(file.match(/<\/style>/g), 'a stylesheet ends nothing').to.have.length(1);
    expect(file).not.to.contain('lectern-part:');
  });
});
