import { expect } from 'chai';
import type { Client } from '#client/create-client.ts';
import type { MediaFile } from '../../media.schema.ts';
import type { Failure } from '#client/result.ts';
import { createMediaLibrary } from './create-media-library.ts';

const file = (id: string, path = '/'): MediaFile => ({ id, path, fileName: `${id}.png` }) as MediaFile;
const refusal: Failure = { ok: false, status: 409, errors: [{ code: 'ML_02' }], message: '' };

/** The server's side of a library, with a log of what it was asked. */
function start(plan: { refuses?: string; total?: number } = {}) {
  const { total = 1 } = plan;
  const log: string[] = [];
  const folder = { id: 'd', path: '/kerken', folderName: 'kerken', roles: null, policies: { manage: true } };
  const answers: Readonly<Record<string, (body: { readonly path: string }) => unknown>> = {
    'get-dir': ({ path }) => ({ path, folders: [], files: [file('a', path)], policies: { manage: true } }),
    'search-files': () => ({ items: [file('b')], totalItems: total, folders: [] }),
    'create-dir': () => folder,
    'move-file': () => file('a'),
    'move-directory': () => folder,
    'edit-file': () => ({ ...file('a'), fileName: 'nieuw.png' }),
  };
  const call = (address: string, { body }: { readonly body: { readonly path: string } }) => {
    const name = address.slice('POST /medialib/'.length);
    log.push(`${name} ${JSON.stringify(body)}`);
    return Promise.resolve(name === plan.refuses ? refusal : { ok: true, data: answers[name]?.(body) });
  };
  const library = createMediaLibrary({ client: { call: call as Client['call'] } });
  const asked = (): string[] => log.splice(0).map((line) => line.split(' ')[0] ?? '');
  return { library, log, asked };
}

describe('the media library', () => {
  it('fetches a directory when it is opened, and forgets the search', async () => {
    const { library, asked } = start();
    await library.open('/');
    await library.search({ term: 'orgel' });
    expect(library.get().searchResultsContent?.files).to.have.length(1);
    expect(asked()).to.deep.equal(['get-dir', 'search-files']);
    await library.open('/x');
    expect(library.get()).to.deep.include({ currentDirectory: '/x', searchTerm: '', searchResultsContent: undefined });
    expect(asked()).to.deep.equal(['get-dir']);
  });

  it('opens a directory and searches in it at once, for an address that says so', async () => {
    const { library, log } = start();
    await library.open('/x', { term: 'orgel', filter: 'unused' });
    expect(library.get().directoryContent?.files).to.have.length(1);
    expect(library.get().searchResultsContent?.files).to.have.length(1);
    expect(log.at(-1)).to.equal(
      'search-files {"searchTerm":"orgel","directory":"/x","pageIndex":0,"pageSize":500,"filter":"unused"}',
    );
  });

  it('appends a new folder and fetches the directory again', async () => {
    const { library, asked } = start();
    await library.open('/');
    asked();
    const made = library.createFolder('kerken');
    await made;
    expect(library.get().directoryContent?.folders.map(({ path }) => path)).to.deep.equal(['/kerken']);
    expect(asked()).to.deep.equal(['create-dir', 'get-dir']);
  });

  it('fetches and searches again after something was moved or deleted', async () => {
    const { library, asked, log } = start();
    await library.open('/');
    await library.search({ term: 'b' });
    asked();
    await library.move({ fileIDs: ['a'], directories: [], files: [file('a')], newPath: '/x' });
    expect(log[0]).to.equal('move-file {"id":"a","newPath":"/x","newFileName":"a.png"}');
    expect(asked()).to.deep.equal(['move-file', 'get-dir', 'search-files']);
    await library.move({ fileIDs: [], directories: ['/y/z'], files: [], newPath: '/x' });
    expect(log[0]).to.equal('move-directory {"oldPath":"/y/z","newPath":"/x/z"}');
    expect(asked()).to.deep.equal(['move-directory', 'get-dir', 'search-files']);
    await library.move({ fileIDs: ['a', 'b'], directories: ['/y'], files: [], newPath: '/x' });
    expect(asked()).to.deep.equal(['bulk-move', 'get-dir', 'search-files']);
    await library.remove({ fileIDs: ['a'], directories: [] });
    expect(asked()).to.deep.equal(['delete-file', 'get-dir', 'search-files']);
    await library.remove({ fileIDs: [], directories: ['/y'] });
    expect(asked()).to.deep.equal(['delete-directory', 'get-dir', 'search-files']);
    await library.remove({ fileIDs: ['a'], directories: ['/y'] });
    expect(asked()).to.deep.equal(['bulk-delete', 'get-dir', 'search-files']);
  });

  it('leaves everything as it is where the server refuses', async () => {
    const { library, asked } = start({ refuses: 'move-file' });
    await library.open('/');
    asked();
    expect(await library.move({ fileIDs: ['a'], directories: [], files: [file('a')], newPath: '/x' })).to.equal(refusal);
    expect(asked()).to.deep.equal(['move-file']);
  });

  it('says why a directory could not be loaded, until it is loaded', async () => {
    const failing = start({ refuses: 'get-dir' });
    await failing.library.open('/');
    expect(failing.library.get()).to.include({ failure: refusal, isUpdating: false, directoryContent: undefined });
    const { library } = start();
    await library.open('/');
    expect(library.get()).to.include({ failure: undefined, isUpdating: false });
  });

  it('loads more of what was found, page by page, and no further', async () => {
    const { library, asked } = start({ total: 1 });
    await library.open('/');
    await library.search({ term: 'b' });
    asked();
    await library.loadMore();
    expect(asked()).to.deep.equal([]);
    const long = start({ total: 700 });
    await long.library.open('/');
    await long.library.search({ term: 'b' });
    long.asked();
    await long.library.loadMore();
    expect(long.asked()).to.deep.equal(['search-files']);
  });

  it('says that what follows could not be loaded, keeps what was found, and asks again for that alone', async () => {
    const outage = { refuses: '', total: 700 };
    const { library, log } = start(outage);
    await library.open('/');
    await library.search({ term: 'b' });
    outage.refuses = 'search-files';
    await library.loadMore();
    expect(library.get().failure).to.equal(refusal);
    expect(library.get().searchResultsContent?.files).to.have.length(1);
    outage.refuses = '';
    log.splice(0);
    await library.retry();
    expect(log.map((line) => line.split(' ')[0])).to.deep.equal(['search-files']);
    expect(library.get().failure).to.equal(undefined);
  });

  it('shows what was edited', async () => {
    const { library } = start();
    await library.open('/');
    await library.edit({ id: 'a', newFileName: 'nieuw.png' });
    expect(library.get().directoryContent?.files[0]?.fileName).to.equal('nieuw.png');
  });
});
