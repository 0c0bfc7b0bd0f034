import { expect } from 'chai';
import sharp from 'sharp';
import { buildPublishedPage } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { address, pageFileFixture, pdf, publicCaching, unknownID } from './page-file.test-kit.ts';
import type { PageFileFixture } from './page-file.test-kit.ts';
import { putFile } from './put-file.test-kit.ts';
import { sampleImage } from './sample-images.test-kit.ts';

describe('documents of pages', () => {
  const fixture = pageFileFixture();
  let app: TestApp;
  let file: string;
  let piece: PageFileFixture['piece'];
  let visit: PageFileFixture['visit'];
  beforeEach(() => {
    ({ app, file, piece, visit } = fixture());
  });

  it('are saved, not opened here, whole or in parts', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const path = address(page.id, 'block_files_piece-1', pdf, 'polis.pdf');
    const whole = await visit(path);
    expect(whole.status).to.equal(200);
    expect(whole.body.equals(pdf)).to.equal(true);
    expect(whole.headers).to.include({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="polis.pdf"',
      'accept-ranges': 'bytes',
      'cache-control': publicCaching,
    });
    const size = pdf.length;
    for (const [range, from, to] of [
      ['bytes=0-3', 0, 3],
      ['bytes=5-', 5, size - 1],
      ['bytes=-4', size - 4, size - 1],
      [`bytes=2-${size * 9}`, 2, size - 1],
    ] as const) {
      const part = await visit(path, { range });
      expect(part.status, range).to.equal(206);
      expect(part.headers, range).to.include({
        'content-range': `bytes ${from}-${to}/${size}`,
        'content-length': String(to - from + 1),
      });
      expect(part.body.equals(pdf.subarray(from, to + 1)), range).to.equal(true);
    }
    const beyond = await visit(path, { range: `bytes=${size}-` });
    expect(beyond.status).to.equal(416);
    expect(beyond.headers['content-range']).to.equal(`bytes */${size}`);
  });

  it('come whole where a range makes no sense, or is of another file', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const path = address(page.id, 'block_files_piece-1', pdf, 'polis.pdf');
    for (const headers of [
      { range: 'bytes=3-1' },
      { range: 'bytes=-' },
      { range: 'lines=1-2' },
      { range: 'bytes=0-1,3-4' },
      { range: 'bytes=0-3', 'if-range': '"other"' },
    ]) {
      const answer = await visit(path, headers as unknown as Record<string, string>);
      expect(answer.status, JSON.stringify(headers)).to.equal(200);
      expect(answer.body).to.have.length(pdf.length);
    }
    const head = await visit(path, {}, 'HEAD');
    expect(head.headers['content-length']).to.equal(String(pdf.length));
  });

  it('are where links lead, of a field of its own too', async () => {
    const page = await buildPublishedPage(app, { blocks: piece({ link: { to: { file }, label: 'Polis' } }) });
    const path = address(page.id, 'block_files_piece-1', pdf, 'polis.pdf');
    expect((await visit(page.slug)).text).to.contain(`<a href="${path}">link</a>`);
    expect((await visit(path)).status).to.equal(200);
  });

  describe('links in a text', () => {
    const note = (target: string) => ({ 'note-1': { type: 'exhibit/note', props: { target } } });

    it('lead to documents, and to images without what their metadata tells', async () => {
      const page = await buildPublishedPage(app, { blocks: note(file) });
      const path = address(page.id, 'block_files_note-1', pdf, 'polis.pdf');
      expect((await visit(page.slug)).text).to.contain(`<a href="${path}">note</a>`);
      expect((await visit(path)).headers['content-type']).to.equal('application/pdf');

      const photo = await sampleImage('jpeg', { hasPlace: true });
      const id = await putFile(app, photo, { fileName: 'a.jpg', mimeType: 'image/jpeg' });
      const other = await buildPublishedPage(app, { blocks: note(id) });
      const [, url = ''] = /<a href="([^"]+)">note/.exec((await visit(other.slug)).text) ?? [];
      const answer = await visit(url);
      expect(answer.status).to.equal(200);
      expect((await sharp(answer.body).metadata()).exif).to.equal(undefined);
    });

    it('are nothing but their text where the file is gone', async () => {
      const page = await buildPublishedPage(app, { blocks: note(unknownID) });
      expect((await visit(page.slug)).text).to.contain('<span>note</span>');
    });
  });
});
