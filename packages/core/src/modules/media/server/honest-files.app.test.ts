import { expect } from 'chai';
import sharp from 'sharp';
import { mediaFixture, png } from './media-fixture.test-kit.ts';
import { docx } from './zip.test-kit.ts';

describe('a file that is what it says', () => {
  const library = mediaFixture();

  it('is taken whatever words are in it', async () => {
    const red = await png();
    const about = '%PDF-1.4\n1 0 obj<</Title(Van /JavaScript tot /Launch)/S<3c68746d6c3e>>>endobj\n%%EOF';
    expect(await library.fixture.put(Buffer.from(about), 'over-scripts.pdf')).to.include({ mimeType: 'application/pdf' });
    const described = await sharp(red)
      .jpeg()
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><html><script/></html></x:xmpmeta>')
      .toBuffer();
    expect(described.includes('<script')).to.equal(true);
    expect(await library.fixture.put(described, 'beschreven.jpg')).to.include({ mimeType: 'image/jpeg' });
    // As phones write it: another picture behind the picture.
    expect(await library.fixture.put(Buffer.concat([described, await sharp(red).jpeg().toBuffer()]), 'telefoon.jpg')).to.include({
      mimeType: 'image/jpeg',
    });
    const words = docx('word/document.xml', { 'word/media/vbaProject.bin.txt': 'vbaProject.bin, word/vbaData.xml' });
    expect(await library.fixture.put(words, 'over-macros.docx')).to.include({
      fileType: 'document',
      fileName: 'over-macros.docx',
    });
  });
});
