import { expect } from 'chai';
import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { buildPage, buildPublishedPage, expectErrors, expectSuccess, until } from '@lectern/testing';
import type { BuiltPage, TestResponse } from '@lectern/testing';
import type { CropParams, MediaRecord } from '#contract/content.ts';
import type { FileCrop, MediaFile, TrashItem } from '../media.schema.ts';
import { piece } from './images/exhibit-piece.test-kit.ts';
import { exhibitPlugin } from './images/fixtures/exhibit.tsx';
import { sampleImage } from './images/sample-images.test-kit.ts';
import { hashOf, mediaFixture, mediaForm } from './media-fixture.test-kit.ts';
import { mediaStore } from './media.services.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path fill="#900" d="M0 0h80v40H0z"/></svg>',
);
/** Cuts of an image of 600 by 400: one that every smaller one has, one at its end. */
const near: CropParams = { x: 10, y: 20, width: 60, height: 30, rotate: 0, scaleX: 1, scaleY: 1 };
const far: CropParams = { ...near, x: 500, y: 300, width: 100, height: 50 };

describe('a file that is replaced', () => {
  const library = mediaFixture({ plugins: [exhibitPlugin] });
  let [large, small]: Buffer[] = [];
  before(async () => {
    [large, small] = [
      await sampleImage('png', { width: 600, height: 400 }),
      await sampleImage('webp', { width: 200, height: 160 }),
    ];
  });
  const bytes = (image: Buffer | undefined): Buffer => image ?? Buffer.alloc(0);

  const replace = (id: string, content: Uint8Array, name = 'nieuw.webp'): Promise<TestResponse> =>
    library.fixture.editor.request('POST', '/api/medialib/replace-file', mediaForm(content, name, { id }));
  async function replaced(file: MediaFile, content: Uint8Array, name?: string): Promise<string> {
    const answer = await replace(file.id, content, name);
    expectSuccess(answer);
    return answer.get('data.replacedID');
  }
  const trash = async (): Promise<TrashItem[]> => {
    const answer = await library.fixture.editor.request('GET', '/api/medialib/trash');
    expectSuccess(answer);
    return answer.get('data.items');
  };
  const events = async (): Promise<unknown[]> => {
    const sql = `select payload->>'fileID' as id from lectern_event where name = 'media.replaced' order by id`;
    return (await library.fixture.app.app.pool.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  };
  const show = (file: MediaFile, cropParams?: CropParams) =>
    piece({ fileID: file.id, altText: 'x', ...(cropParams ? { cropParams } : {}) });

  /** What visitors see of a page's image. */
  async function live(page: BuiltPage): Promise<{ record: MediaRecord; body: Buffer; image: Metadata | undefined }> {
    const { app } = library.fixture;
    const { rows } = await app.app.pool.query<{ record: MediaRecord }>(
      `select document #> '{blocks,piece-1,__images,image}' as record from lectern_published_page where page_id = $1`,
      [page.id],
    );
    const record = rows[0]?.record ?? expect.fail('no image');
    const answer = await app
      .client()
      .request('GET', `/api/medialib/get-page-file/${page.id}/block_images_piece-1/${record.hash}/${record.fileName}`);
    expect(answer.status).to.equal(200);
    const { body } = answer;
    return { record, body, image: record.fileName.endsWith('.svg') ? undefined : await sharp(body).metadata() };
  }

  it('goes to the trash as a file of its own, and comes back into its place', async () => {
    const { app, call, editor, put, viewer } = library.fixture;
    const file = await put(bytes(large), 'dom.png', '/kerken');
    const page = await buildPublishedPage(app, { blocks: show(file) });
    const id = await replaced(file, bytes(small));
    const [item] = await trash();
    const today = app.app.now().toISOString().slice(0, 10);
    expect(item).to.deep.include({
      id,
      name: `dom (replaced ${today}).png`,
      trashedFrom: '/kerken',
      filesize: bytes(large).length,
      replaced: { id: file.id, fileName: 'dom.webp' },
    });
    expect(item?.file).to.include({ hash: hashOf(bytes(large)) });
    expect((await live(page)).image).to.include({ width: 200, height: 160, format: 'webp' });

    expectErrors(await call('put-back', { id }, viewer), 403, [{ code: 'UM_01' }]);
    expectErrors(await call('put-back', { id: file.id }), 404, [{ property: 'ids', code: 'G_15' }]);
    const back = await call('put-back', { id });
    expectSuccess(back);
    const { hash, fileName, mimeType, dimensions } = file;
    expect(back.get('data')).to.deep.include({ id: file.id, path: '/kerken', hash, fileName, mimeType, dimensions });
    expect((await live(page)).image).to.include({ width: 600, height: 400, format: 'png' });
    // So does what was undone.
    expect((await trash()).map(({ id: of, name }) => [of, name])).to.deep.equal([[id, `dom (replaced ${today}).webp`]]);
    expectSuccess(await call('put-back', { id }));
    expect((await live(page)).image).to.include({ width: 200, height: 160 });
    expect(await events()).to.deep.equal([file.id, file.id, file.id]);
    const log = await app.app.pool.query<{ action: string }>(
      `select action from lectern_audit_entry where entity_id = $1 order by id`,
      [file.id],
    );
    expect(log.rows.map(({ action }) => action)).to.deep.equal([
      'media.add-file',
      'media.replace-file',
      'media.put-back',
      'media.put-back',
    ]);
    expect((await editor.request('GET', `/api/medialib/file/${id}`)).status).to.equal(404);
  });

  it('keeps its bytes for as long as it lies in the trash, and no longer', async () => {
    const { app, call, put } = library.fixture;
    const file = await put(bytes(large), 'dom.png');
    const id = await replaced(file, bytes(small));
    const sizeOf = (content: Buffer) => app.app.service(mediaStore).size(hashOf(content));
    expect(await sizeOf(bytes(large))).to.equal(bytes(large).length);
    expectSuccess(await call('purge', { ids: [id] }));
    await until(async () => (await sizeOf(bytes(large))) ?? 'gone', 'gone');
    expectErrors(await call('put-back', { id }), 404, [{ property: 'ids', code: 'G_15' }]);
    expect(await sizeOf(bytes(small))).to.equal(bytes(small).length);
  });

  it('may also be restored beside the one that took its place', async () => {
    const { call, names, put } = library.fixture;
    const file = await put(bytes(large), 'dom.png', '/kerken');
    const id = await replaced(file, bytes(small));
    expectSuccess(await call('restore', { ids: [id] }));
    expect(await names('/kerken')).to.have.length(2);
    expectErrors(await call('put-back', { id }), 404, [{ property: 'ids', code: 'G_15' }]);
    // What is in the trash itself gets nothing back.
    const other = await replaced(file, bytes(large), 'weer.png');
    expectSuccess(await call('delete-file', { id: file.id }));
    expectErrors(await call('put-back', { id: other }), 404, [{ code: 'G_15' }]);
    expect((await trash()).find((item) => item.id === other)?.replaced).to.equal(null);
  });

  it('is left alone by the very same bytes', async () => {
    const { put } = library.fixture;
    const file = await put(bytes(large), 'dom.png');
    expect(await replaced(file, bytes(large), 'dom.png')).to.equal(null);
    expect(await trash()).to.deep.equal([]);
    expect(await events()).to.deep.equal([]);
  });

  it('comes back under a name that nobody has, or not at all', async () => {
    const { call, put } = library.fixture;
    const file = await put(bytes(large), 'dom.png');
    const id = await replaced(file, bytes(small));
    await put(await sampleImage('png'), 'dom.png');
    expectErrors(await call('put-back', { id }), 409, [{ code: 'ML_03' }]);
    expect((await trash()).map((item) => item.id)).to.deep.equal([id]);
    expect(await events()).to.deep.equal([file.id]);
  });

  it('keeps a cut where the new one has it, and fits every other, in live pages and in drafts', async () => {
    const { app, call, editor, put } = library.fixture;
    const file = await put(bytes(large), 'dom.png');
    const kept = await buildPublishedPage(app, { title: 'Blijft', blocks: show(file, near) });
    const fitted = await buildPublishedPage(app, { title: 'Past', blocks: show(file, far) });
    const draft = await buildPage(app, { title: 'Concept', blocks: show(file, far) });
    const crops = await call('list-crops', { id: file.id });
    expectSuccess(crops);
    const told = crops
      .get<FileCrop[]>('data')
      .map(({ cropParams, pages }) => [cropParams.x, pages.map(({ title, isLive }) => `${title} ${isLive}`).toSorted()]);
    expect(told).to.have.deep.members([
      [10, ['Blijft true']],
      [500, ['Concept false', 'Past true']],
    ]);
    expectErrors(await call('list-crops', { id: unknownID }), 404, [{ code: 'G_15' }]);

    const id = await replaced(file, bytes(small));
    expect((await live(kept)).image).to.include({ width: 60, height: 30 });
    // As large as 200 by 160 has it in the shape of 100 by 50.
    expect((await live(fitted)).image).to.include({ width: 200, height: 100, hasAlpha: false });
    const version = await editor.request('GET', `/api/page/version/fetch/${draft.versionID}`);
    expect(version.get('data.blocks.piece-1.__images.image')).to.include({ width: 200, height: 100 });
    expect(version.get('data.blocks.piece-1.props.image.cropParams')).to.deep.equal(far);

    // The focal point says about what.
    const before = (await live(fitted)).record.hash;
    expectSuccess(await call('edit-file', { id: file.id, focalPoint: { x: 0.5, y: 0 } }));
    const { record } = await live(fitted);
    expect(record).to.include({ width: 200, height: 100, focalY: 0 });
    expect(record.hash).not.to.equal(before);
    // What is looked at while editing is cut in the same way.
    const query = Object.entries(far).map(([name, value]) => `${name}=${value}`);
    const preview = await editor.request('GET', `/api/medialib/preview-crop?imageID=${file.id}&${query.join('&')}`);
    expect(await sharp(preview.body).metadata()).to.include({ width: 200, height: 100 });

    expectSuccess(await call('put-back', { id }));
    expect((await live(fitted)).image).to.include({ width: 100, height: 50 });
  });

  it('is shown whole where a drawing takes its place, and is cut again when it comes back', async () => {
    const { app, call, editor, put } = library.fixture;
    const file = await put(bytes(large), 'dom.png');
    const page = await buildPublishedPage(app, { blocks: show(file, far) });
    const id = await replaced(file, drawing, 'dom.svg');
    const { record, body } = await live(page);
    expect(record).to.include({ fileName: 'dom.svg', width: 80, height: 40 });
    expect(body.toString()).to.contain('#900');
    const query = Object.entries(far).map(([name, value]) => `${name}=${value}`);
    const preview = await editor.request('GET', `/api/medialib/preview-crop?imageID=${file.id}&${query.join('&')}`);
    expect(preview.text).to.contain('#900');
    // A picture of pixels in the place of a drawing is cut like any other.
    await replaced(file, bytes(small));
    expect((await live(page)).image).to.include({ width: 200, height: 100, format: 'webp' });
    expectSuccess(await call('put-back', { id }));
    expect((await live(page)).image).to.include({ width: 100, height: 50, format: 'png' });
  });
});
