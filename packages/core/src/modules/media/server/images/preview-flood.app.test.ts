import { expect } from 'chai';
import { buildPublishedPage, buildUser, signIn, until } from '@lectern/testing';
import { images, mediaStore } from '../media.services.ts';
import { pageFileFixture, sourcesIn } from './page-file.test-kit.ts';
import { putFile } from './put-file.test-kit.ts';
import { sampleImage } from './sample-images.test-kit.ts';

const asked = 210;
/** One that is made and those that wait. */
const taken = 201;

describe('a flood of previews', () => {
  const fixture = pageFileFixture();

  it('opens one original at a time, and lets a visitor’s picture through', async () => {
    const { app, piece, visit } = fixture();
    const page = await buildPublishedPage(app, { blocks: piece() });
    const [source = ''] = sourcesIn((await visit(page.slug)).text);
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    const other = await putFile(app, await sampleImage('png', { width: 300, height: 200 }), { fileName: 'b.png' });
    const store = app.app.service(mediaStore);
    const { queue } = app.app.service(images);
    const { read } = store;
    const { run } = queue;
    const gate = Promise.withResolvers<void>();
    let [opened, pieces] = [0, 0];
    Object.assign(store, {
      async read(...given: Parameters<typeof read>) {
        opened += 1;
        await gate.promise;
        return read(...given);
      },
    });
    Object.assign(queue, {
      run(...given: Parameters<typeof run>) {
        pieces += 1;
        return run(...given);
      },
    });
    try {
      const path = (x: number) =>
        `/api/medialib/preview-crop?imageID=${other}&x=${x}&y=0&width=20&height=20&rotate=0&scaleX=1&scaleY=1`;
      const flood = Array.from({ length: asked }, (_, x) => viewer.request('GET', path(x)));
      await until(() => pieces, asked);
      expect(opened).to.equal(1);
      const visited = visit(source);
      await until(() => opened, 2);
      gate.resolve();
      expect((await visited).status).to.equal(200);
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).to.have.length(taken);
      expect(statuses.filter((status) => status === 429)).to.have.length(asked - taken);
    } finally {
      gate.resolve();
      Object.assign(store, { read });
      Object.assign(queue, { run });
    }
  });
});
