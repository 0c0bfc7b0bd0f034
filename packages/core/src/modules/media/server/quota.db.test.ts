import { expect } from 'chai';
import { expectErrors, expectSuccess } from '@lectern/testing';
import { mediaForm, mediaFixture } from './media-fixture.test-kit.ts';

const text = (letter: string, size: number): Buffer => Buffer.from(letter.repeat(size));

describe('the room of the media library', () => {
  const library = mediaFixture({ config: { media: { siteQuota: 1000, userQuota: 600 } } });
  const quota = async (): Promise<unknown> => {
    const answer = await library.fixture.editor.request('GET', '/api/medialib/quota');
    expectSuccess(answer);
    return answer.get('data');
  };

  it('is told before it ends, and refused at its end', async () => {
    const { add, app, call, put, stored } = library.fixture;
    await put(text('a', 500), 'a.txt');
    expect(await quota()).to.deep.equal({
      site: { used: 500, limit: 1000, isNearlyFull: false },
      user: { used: 500, limit: 600, isNearlyFull: false },
    });
    await put(text('b', 50), 'b.txt');
    expect(await quota()).to.deep.include({ user: { used: 550, limit: 600, isNearlyFull: true } });
    const before = { digest: await app.digest(), stored: stored() };
    const refused = await add(text('c', 51), 'c.txt', '/nieuw');
    expectErrors(refused, 413, [{ property: 'f', code: 'G_13' }]);
    expect(refused.get('Errors.0.params')).to.deep.equal({ limit: 600, used: 550 });
    expect({ digest: await app.digest(), stored: stored() }).to.deep.equal(before);
    const upload = await library.fixture.editor.request('POST', '/api/medialib/uploads', undefined, {
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '51' },
    });
    expectErrors(upload, 413, [{ property: 'f', code: 'G_13' }]);
    await put(text('c', 50), 'c.txt');
    expect(await quota()).to.deep.include({ user: { used: 600, limit: 600, isNearlyFull: true } });
    // The trash takes room until it is emptied.
    const dropped = await call('search-files', { searchTerm: 'a.txt' });
    const id = dropped.get<string>('data.items.0.id');
    expectSuccess(await call('delete-file', { id }));
    expectErrors(await add(text('d', 10), 'd.txt'), 413, [{ property: 'f', code: 'G_13' }]);
    expectSuccess(await call('purge', { ids: [id] }));
    await put(text('d', 10), 'd.txt');
  });

  it('counts what everybody added, and what was replaced until the trash is emptied', async () => {
    const { add, app, call, editor, put, viewer } = library.fixture;
    const file = await put(text('a', 500), 'a.txt');
    const replace = (bytes: Buffer) =>
      editor.request('POST', '/api/medialib/replace-file', mediaForm(bytes, 'a.txt', { id: file.id }));
    expectErrors(await replace(text('b', 101)), 413, [{ property: 'f', code: 'G_13' }]);
    const replaced = await replace(text('b', 90));
    expectSuccess(replaced);
    await app.app.pool.query('update lectern_media_file set created_by = null');
    expect(await quota()).to.deep.equal({
      site: { used: 590, limit: 1000, isNearlyFull: false },
      user: { used: 0, limit: 600, isNearlyFull: false },
    });
    expectSuccess(await call('purge', { ids: [replaced.get<string>('data.replacedID')] }));
    expect(await quota()).to.deep.include({ site: { used: 90, limit: 1000, isNearlyFull: false } });
    expectErrors(await add(text('c', 911), 'c.txt'), 413, [{ property: 'f', code: 'G_13' }]);
    expectSuccess(await viewer.request('GET', '/api/medialib/quota'));
  });

  it('is not overrun by many at once', async () => {
    const { add } = library.fixture;
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => add(text(name, 200), `${name}.txt`)));
    expect(answers.map(({ status }) => status)).to.have.members([200, 200, 200, 413, 413]);
  });
});
