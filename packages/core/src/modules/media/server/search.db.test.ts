import { expect } from 'chai';
import { expectErrors, expectSuccess } from '@lectern/testing';
import type { MediaFile, MediaFolder } from '../media.schema.ts';
import { mediaFixture, pdf, png } from './media-fixture.test-kit.ts';

describe('a search in the media library', () => {
  const library = mediaFixture();
  let red: Buffer;
  before(async () => {
    red = await png();
  });
  const found = async (searchTerm: string, directory = '/', more: object = {}): Promise<string[]> => {
    const answer = await library.fixture.call('search-files', { searchTerm, directory, ...more });
    expectSuccess(answer);
    const { items, folders } = answer.get<{ items: MediaFile[]; folders: MediaFolder[] }>('data');
    return [...folders.map(({ path }) => `${path}/`), ...items.map(({ fileName }) => fileName)];
  };

  it('finds names and alternative texts in a folder and below it', async () => {
    const { call, put } = library.fixture;
    const dom = await put(red, 'IMG_0001.png', '/kerken/utrecht');
    await put(red, 'orgelpijp.png', '/kerken');
    await put(pdf, 'orgelboek.pdf', '/');
    await put(red, 'x.png', '/orgels');
    await call('edit-file', {
      id: dom.id,
      defaultAltText: 'Het ORGEL van de Dom',
      defaultAltTexts: { 'de-DE': 'Die Königin' },
    });
    expect(await found('Orgel')).to.deep.equal(['/orgels/', 'IMG_0001.png', 'orgelboek.pdf', 'orgelpijp.png']);
    expect(await found('orgel', '/kerken')).to.deep.equal(['IMG_0001.png', 'orgelpijp.png']);
    expect(await found('dom orgel')).to.deep.equal(['IMG_0001.png']);
    expect(await found('königin')).to.deep.equal(['IMG_0001.png']);
    expect(await found('de-DE')).to.deep.equal([]);
    expect(await found('orgel', '/', { fileType: 'document' })).to.deep.equal(['orgelboek.pdf']);
    expect(await found('orgel', '/', { pageSize: 1, pageIndex: 1 })).to.deep.equal(['orgelboek.pdf']);
    const all = await call('search-files', { searchTerm: '', directory: '/' });
    expect(all.get('data.totalItems')).to.equal(4);
  });

  it('takes what it looks for literally', async () => {
    const { call, put } = library.fixture;
    await put(red, '50% korting.png');
    await put(red, 'a_b.png');
    await put(red, 'ab.png');
    expect(await found('%')).to.deep.equal(['50% korting.png']);
    expect(await found('_')).to.deep.equal(['a_b.png']);
    for (const term of ['\\', '(a+)+$', `'; drop table lectern_media_file; --`])
      expect(await found(term), term).to.deep.equal([]);
    const long = await call('search-files', { searchTerm: 'a'.repeat(10_000), directory: '/' });
    expectErrors(long, 400, [{ property: 'searchTerm', code: 'V_14' }]);
    expectErrors(await call('search-files', { searchTerm: '', directory: '/weg' }), 404, [
      { property: 'directory', code: 'G_15' },
    ]);
  });

  it('has the newest of all folders first, in pages, with a term too', async () => {
    const { put } = library.fixture;
    await put(red, 'a oud.png', '/kerken');
    await put(pdf, 'polis.pdf', '/');
    await put(red, 'z nieuw.png', '/kerken/diep');
    expect(await found('', '/', { filter: 'recent' })).to.deep.equal(['z nieuw.png', 'polis.pdf', 'a oud.png']);
    expect(await found('', '/', { filter: 'recent', fileType: 'image' })).to.deep.equal(['z nieuw.png', 'a oud.png']);
    expect(await found('', '/', { filter: 'recent', pageSize: 1, pageIndex: 1 })).to.deep.equal(['polis.pdf']);
    expect(await found('oud', '/', { filter: 'recent' })).to.deep.equal(['a oud.png']);
  });

  it('finds what is too large, and what nothing uses', async () => {
    const { put, call } = library.fixture;
    await put(await png('red', 2561, 1), 'breed.png');
    await put(await png('red', 2560, 1), 'goed.png');
    const poster = await put(red, 'poster.png');
    expectSuccess(
      await call('add-video', { path: '/', fileName: 'Film', link: 'https://vimeo.com/76979871', posterFileID: poster.id }),
    );
    expect(await found('', '/', { filter: 'too-large' })).to.deep.equal(['breed.png']);
    expect(await found('', '/', { filter: 'unused' })).to.deep.equal(['breed.png', 'Film', 'goed.png']);
  });
});
