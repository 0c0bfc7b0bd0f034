import { expect } from 'chai';
import sharp from 'sharp';
import { buildPublishedPage, expectErrors, untilFine } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { pageFileFixture, publicCaching, sourcesIn } from './page-file.test-kit.ts';
import type { PageFileFixture } from './page-file.test-kit.ts';
import { hashOf, putFile } from './put-file.test-kit.ts';
import { sampleImage } from './sample-images.test-kit.ts';
import { mediaStore } from '../media.services.ts';

describe('variants of images', () => {
  const fixture = pageFileFixture();
  let app: TestApp;
  let png: Buffer;
  let image: string;
  let piece: PageFileFixture['piece'];
  let visit: PageFileFixture['visit'];
  beforeEach(() => {
    ({ app, png, image, piece, visit } = fixture());
  });

  /** The answer for good: that of an AVIF comes after it was first asked for. */
  const settled = (source: string) =>
    untilFine(
      () => visit(source),
      ({ headers }) => headers['content-type'] === `image/${/f=(\w+)/.exec(source)?.[1]}`,
      source,
    );

  it('are there in every width and format that the page names', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const sources = sourcesIn((await visit(page.slug)).text);
    expect(sources.map((source) => source.replace(/.*\?(.*)&s=.*/, '$1'))).to.deep.equal([
      ...['w=320&f=avif', 'w=480&f=avif', 'w=700&f=avif'],
      ...['w=320&f=webp', 'w=480&f=webp', 'w=700&f=webp'],
    ]);
    for (const source of sources) {
      const [, width = '', format = ''] = /w=(\d+)&f=(\w+)/.exec(source) ?? [];
      const answer = await settled(source);
      expect(answer.status, source).to.equal(200);
      expect(answer.headers).to.include({ 'cache-control': publicCaching });
      const facts = await sharp(answer.body).metadata();
      expect([facts.width, facts.height]).to.deep.equal([Number(width), Math.round((Number(width) * 400) / 700)]);
      expect(facts.mediaType).to.equal(`image/${format}`);
      expect((await visit(source, { 'if-none-match': answer.headers.etag ?? '' })).status).to.equal(304);
    }
  });

  it('are refused where the signature is missing or of another, and where no page names them', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const [first = '', second = ''] = sourcesIn((await visit(page.slug)).text);
    const s = /s=(.*)/.exec(second)?.[1] ?? '';
    const own = /s=(.*)/.exec(first)?.[1] ?? '';
    for (const [path, property] of [
      [first.replace(/&s=.*/, ''), 's'],
      [first.replace(/&s=.*/, '&s='), 's'],
      [first.replace(/&s=.*/, `&s=${s}`), 's'],
      [`${first}A`, 's'],
      [first.slice(0, -1), 's'],
      [first.replace('w=320', 'w=480'), 's'],
      [first.replace('w=320', 'w=333'), 'w'],
      [first.replace('w=320', 'w=1800'), 'w'],
      [first.replace(/\?.*/, `?s=${own}`), 'w'],
      [first.replace('f=avif', 'f=jpeg'), 'w'],
      [first.replace('w=320', 'w=320&h=200'), 'w'],
      [first.replace('w=320', 'w=0320'), 'w'],
      [first.replace('f=avif', 'f=gif'), 'f'],
      [`${first}&q=1`, 'q'],
    ] as const)
      expectErrors(await visit(path), 400, [{ property, code: 'V_12' }]);
  });

  it('are made once, however many ask at the same time', async () => {
    const large = await sampleImage('jpeg', { width: 1600, height: 1000 });
    const id = await putFile(app, large, { fileName: 'groot.jpg', mimeType: 'image/jpeg' });
    const page = await buildPublishedPage(app, { blocks: piece({ image: { fileID: id, altText: 'x' } }) });
    const sources = sourcesIn((await visit(page.slug)).text);
    expect(sources).to.have.length(10);
    const written: string[] = [];
    const { writeDerived } = app.app.service(mediaStore);
    const watched = async (key: string, bytes: Uint8Array): Promise<void> => {
      written.push(key);
      await writeDerived(key, bytes);
    };
    Object.assign(app.app.service(mediaStore), { writeDerived: watched });
    try {
      const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => visit(sources[index % sources.length] ?? '')));
      expect(answers.map(({ status }) => status)).to.deep.equal(answers.map(() => 200));
      for (const source of sources) await settled(source);
    } finally {
      Object.assign(app.app.service(mediaStore), { writeDerived });
    }
    expect(written.toSorted()).to.deep.equal([...new Set(written)].toSorted());
    expect(written).to.have.length(10);
  });

  it('come back after everything that was derived is deleted', async () => {
    const page = await buildPublishedPage(app, {
      blocks: piece({
        image: {
          fileID: image,
          altText: 'x',
          cropParams: { x: 10, y: 20, width: 400, height: 300, rotate: 0, scaleX: 1, scaleY: 1 },
        },
      }),
    });
    const [source = ''] = sourcesIn((await visit(page.slug)).text);
    const before = (await settled(source)).body;
    await app.app.service(mediaStore).removeDerived(source.split('/')[6]?.slice(0, 2) ?? '');
    app.app.invalidations.apply(['everything']);
    expect((await settled(source)).body.equals(before)).to.equal(true);
  });

  it('give way to the image itself where they cannot be made', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const [source = ''] = sourcesIn((await visit(page.slug)).text);
    const { writeDerived } = app.app.service(mediaStore);
    Object.assign(app.app.service(mediaStore), { writeDerived: () => Promise.reject(new Error('the disk is full')) });
    try {
      const answer = await visit(source);
      expect(answer.status).to.equal(200);
      expect(answer.headers).to.include({ 'content-type': 'image/png', 'cache-control': 'no-store' });
      expect(answer.body.equals(png)).to.equal(true);
    } finally {
      Object.assign(app.app.service(mediaStore), { writeDerived });
    }
    expect((await visit(source)).headers['content-type']).to.equal('image/webp');
  });

  it('have the size that social networks show, about the focal point', async () => {
    const large = await sampleImage('png', { width: 2000, height: 1600 });
    const id = await putFile(app, large, { fileName: 'groot.png', focalX: 0.5, focalY: 1 });
    const page = await buildPublishedPage(app, { seoSettings: { seoImage: [{ fileID: id, altText: 'Deel' }] } });
    const { text } = await visit(page.slug);
    const [, url = ''] = /<meta property="og:image" content="([^"]+)">/.exec(text) ?? [];
    expect(text).to.contain('<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">');
    expect(text).to.contain('<meta property="og:image:alt" content="Deel">');
    const { origin } = app.app.environment;
    expect(url.startsWith(`${origin}/api/medialib/get-page-file/${page.id}/seo/${hashOf(large)}/groot.png?w=1200`)).to.equal(
      true,
    );
    const answer = await visit(url.replaceAll('&amp;', '&').slice(origin.length));
    expect(answer.headers['content-type']).to.equal('image/jpeg');
    const { data, info } = await sharp(answer.body).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).to.deep.equal([1200, 630]);
    // Between the stripes, green grows towards the bottom of the sample, which is where the focal point is.
    expect(data[(629 * 1200 + 200) * 3 + 1]).to.be.greaterThan(240);
  });
});
