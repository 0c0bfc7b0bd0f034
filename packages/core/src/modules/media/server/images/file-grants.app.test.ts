import { expect } from 'chai';
import { buildPage } from '@lectern/testing';
import { address, pageFileFixture, pdf, sourcesIn, unknownID } from './page-file.test-kit.ts';

describe('images of a preview', () => {
  const fixture = pageFileFixture();

  async function draft(): Promise<{ readonly id: string; readonly html: string }> {
    const { app, viewer, piece } = fixture();
    const page = await buildPage(app, { blocks: piece() });
    const { text } = await viewer.request('GET', `/api/page/version/${page.versionID}/preview`);
    return { id: page.id, html: text };
  }
  const grantIn = (html: string): string => String(/[?;]p=([\w.-]+)/.exec(html)?.[1]);

  it('open without a session, as copies and as they are, for pages of another origin too', async () => {
    const { visit, png } = fixture();
    const { id, html } = await draft();
    const copies = sourcesIn(html);
    expect(copies).to.have.length.above(1);
    const whole = `${address(id, 'block_images_piece-1', png)}?p=${grantIn(html)}`;
    for (const url of [...copies.filter((copy) => copy.includes('f=webp')), whole]) {
      const answer = await visit(url);
      expect(answer.status, url).to.equal(200);
      expect(answer.headers['cross-origin-resource-policy']).to.equal('cross-origin');
      expect(answer.headers['cache-control']).to.equal('private, max-age=600');
      expect(answer.headers['content-security-policy']).to.equal("default-src 'none'; sandbox");
      expect(answer.headers['surrogate-key']).to.equal(undefined);
    }
  });

  it('are the same addresses however often it is drawn', async () => {
    const { app, viewer, piece } = fixture();
    const page = await buildPage(app, { blocks: piece() });
    const draw = async () => (await viewer.request('GET', `/api/page/version/${page.versionID}/preview`)).text;
    expect(sourcesIn(await draw())).to.deep.equal(sourcesIn(await draw()));
  });

  it('are closed without the grant, and with that of another', async () => {
    const { visit, png } = fixture();
    const { id, html } = await draft();
    const grant = grantIn(html);
    const own = address(id, 'block_images_piece-1', png);
    expect((await visit(`${own}?p=${grant}`)).status).to.equal(200);
    for (const path of [
      own,
      `${own}?p=${grant.slice(0, -1)}`,
      `${own}?p=zzzz.${grant.split('.')[1]}`,
      `${own}?p=.`,
      `${address(id, 'block_images_piece-2', png)}?p=${grant}`,
      `${address(unknownID, 'block_images_piece-1', png)}?p=${grant}`,
      `${address(id, 'block_images_piece-1', pdf)}?p=${grant}`,
    ])
      expect((await visit(path)).status, path).to.equal(404);
  });

  it('come in no other size than the page names', async () => {
    const { visit } = fixture();
    const { html } = await draft();
    const [copy = ''] = sourcesIn(html);
    for (const url of [copy.replace(/w=\d+/, 'w=333'), copy.replace(/&s=[^&]*/, ''), copy.replace(/f=\w+/, 'f=jpeg')])
      expect((await visit(url)).status, url).to.equal(400);
  });
});
