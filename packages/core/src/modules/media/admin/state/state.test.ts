import { expect } from 'chai';
import type { Directory, MediaFile, MediaFolder } from '../../media.schema.ts';
import { isWithin, joinFolder, nameOf, parentOf, trailOf } from './folder-path.ts';
import { gridStep, rowsOf } from './grid-step.ts';
import { openedAt } from './media-library-state.ts';
import { mediaLibraryReducer } from './media-library.reducer.ts';
import { choose, chooseAll, clear, extend, inChosenOrder, kept, nothingChosen, toggle } from './selection.ts';

const file = (id: string): MediaFile =>
  ({ id, path: '/', fileName: `${id}.png`, fileType: 'image', defaultAltText: '' }) as MediaFile;
const folder = (path: string): MediaFolder => ({ path, folderName: nameOf(path) }) as MediaFolder;
const content = (...ids: string[]): Directory => ({ folders: [], files: ids.map(file) }) as unknown as Directory;
const found = (...names: string[]) => ({ folders: [], files: names.map(file), totalItems: names.length });
const search = (term: string) => ({ path: '/', term, filter: undefined });
const ids = (directory: { readonly files: readonly MediaFile[] } | undefined) => directory?.files.map(({ id }) => id);

describe('the state of the media library', () => {
  const loaded = mediaLibraryReducer(openedAt('/'), { type: 'directory-loaded', path: '/', content: content('a') });

  it('has the fields of the specification and a filter, empty at first', () => {
    expect(openedAt('/')).to.deep.equal({
      currentDirectory: '/',
      directoryContent: undefined,
      searchResultsContent: undefined,
      searchTerm: '',
      filter: undefined,
    });
  });

  it('forgets the content and the search when a directory is opened', () => {
    const searching = mediaLibraryReducer(loaded, { type: 'search-changed', term: 'orgel', filter: undefined });
    const after = mediaLibraryReducer(searching, { type: 'search-loaded', search: search('orgel'), content: found('b') });
    expect(ids(after.searchResultsContent)).to.deep.equal(['b']);
    expect(mediaLibraryReducer(after, { type: 'directory-opened', path: '/x' })).to.deep.equal(openedAt('/x'));
  });

  it('takes no answer that came too late', () => {
    const elsewhere = openedAt('/x');
    expect(mediaLibraryReducer(elsewhere, { type: 'directory-loaded', path: '/', content: content('a') })).to.equal(elsewhere);
    const searching = mediaLibraryReducer(loaded, { type: 'search-changed', term: 'orgels', filter: undefined });
    const late = { type: 'search-loaded', search: search('orgel'), content: found('b') } as const;
    expect(mediaLibraryReducer(searching, late)).to.equal(searching);
  });

  it('appends uploaded files where they were uploaded to, and nowhere else', () => {
    const uploaded = { type: 'files-uploaded', path: '/', files: [file('b')] } as const;
    expect(ids(mediaLibraryReducer(loaded, uploaded).directoryContent)).to.deep.equal(['a', 'b']);
    const elsewhere = mediaLibraryReducer(openedAt('/x'), { type: 'directory-loaded', path: '/x', content: content() });
    expect(mediaLibraryReducer(elsewhere, uploaded)).to.equal(elsewhere);
  });

  it('names a file once that a fetch already brought', () => {
    const twice = mediaLibraryReducer(loaded, { type: 'files-uploaded', path: '/', files: [file('a')] });
    expect(ids(twice.directoryContent)).to.deep.equal(['a']);
  });

  it('appends a new folder in its place', () => {
    const one = mediaLibraryReducer(loaded, { type: 'folder-added', path: '/', folder: folder('/map 10') });
    const two = mediaLibraryReducer(one, { type: 'folder-added', path: '/', folder: folder('/map 2') });
    expect(two.directoryContent?.folders.map(({ path }) => path)).to.deep.equal(['/map 2', '/map 10']);
  });

  it('keeps what was found until the search is over', () => {
    const searching = mediaLibraryReducer(loaded, { type: 'search-changed', term: 'a', filter: undefined });
    const after = mediaLibraryReducer(searching, { type: 'search-loaded', search: search('a'), content: found('a') });
    expect(
      ids(mediaLibraryReducer(after, { type: 'search-changed', term: 'ab', filter: undefined }).searchResultsContent),
    ).to.deep.equal(['a']);
    expect(mediaLibraryReducer(after, { type: 'search-changed', term: '', filter: undefined }).searchResultsContent).to.equal(
      undefined,
    );
  });

  it('adds what else was found, and begins anew with another filter', () => {
    const searching = mediaLibraryReducer(loaded, { type: 'search-changed', term: '', filter: 'unused' });
    const key = { path: '/', term: '', filter: 'unused' } as const;
    const after = mediaLibraryReducer(searching, {
      type: 'search-loaded',
      search: key,
      content: { ...found('a'), totalItems: 3 },
    });
    const more = mediaLibraryReducer(after, { type: 'search-extended', search: key, files: [file('a'), file('b')] });
    expect(ids(more.searchResultsContent)).to.deep.equal(['a', 'b']);
    expect(mediaLibraryReducer(more, { type: 'search-extended', search: search('x'), files: [file('c')] })).to.equal(more);
    const other = mediaLibraryReducer(more, { type: 'search-changed', term: '', filter: 'too-large' });
    expect(other.searchResultsContent).to.equal(undefined);
  });

  it('shows a change of a file wherever the file is shown', () => {
    const changed = { ...file('a'), fileName: 'nieuw.png' };
    const next = mediaLibraryReducer(loaded, { type: 'file-changed', file: changed });
    expect(next.directoryContent?.files).to.deep.equal([changed]);
  });
});

describe('choosing files', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];

  it('one alone, one more, a range, all, none', () => {
    const one = choose('b');
    expect([...one.chosen]).to.deep.equal(['b']);
    expect([...toggle(one, 'd').chosen]).to.deep.equal(['b', 'd']);
    expect([...toggle(one, 'b').chosen]).to.deep.equal([]);
    expect([...extend(one, keys, 'd').chosen]).to.deep.equal(['b', 'c', 'd']);
    expect([...extend(extend(one, keys, 'd'), keys, 'a').chosen]).to.deep.equal(['a', 'b']);
    expect([...chooseAll(one, keys).chosen]).to.deep.equal(keys);
    expect(clear(one)).to.deep.equal({ ...nothingChosen, cursor: 'b' });
  });

  it('in an order of their own, whatever that of the list', () => {
    const items = ['a', 'b', 'c'].map((key) => ({ key }));
    const selection = toggle(toggle(toggle(choose('b'), 'c'), 'a'), 'c');
    expect(inChosenOrder(selection, items)).to.deep.equal([{ key: 'b' }, { key: 'a' }]);
  });

  it('begins a range at the first item where nothing was chosen', () => {
    expect([...extend(nothingChosen, keys, 'b').chosen]).to.deep.equal(['a', 'b']);
  });

  it('lets go of what is not there any more, and goes on where it was', () => {
    const selection = extend(choose('b'), keys, 'd');
    expect(kept(selection, keys, ['a', 'c', 'e'])).to.deep.equal({ chosen: new Set(['c']), anchor: undefined, cursor: 'e' });
    expect(kept(choose('e'), keys, ['a', 'b']).cursor).to.equal('b');
    expect(kept(choose('a'), keys, []).cursor).to.equal(undefined);
  });
});

describe('the arrow keys in a grid', () => {
  // Five folders and five files in rows of four.
  const rows = rowsOf([5, 5], 4);
  const at = (key: string, index: number) => gridStep(key, { index, rows, page: 2 });

  it('lead through rows and columns and stay inside', () => {
    expect(rows).to.deep.equal([4, 1, 4, 1]);
    expect(at('ArrowRight', 3)).to.equal(4);
    expect(at('ArrowLeft', 0)).to.equal(0);
    expect(at('ArrowRight', 9)).to.equal(9);
    expect(at('ArrowDown', 2)).to.equal(4);
    expect(at('ArrowDown', 4)).to.equal(5);
    expect(at('ArrowDown', 7)).to.equal(9);
    expect(at('ArrowDown', 9)).to.equal(9);
    expect(at('ArrowUp', 7)).to.equal(4);
    expect(at('ArrowUp', 2)).to.equal(2);
    expect(at('PageDown', 1)).to.equal(6);
    expect(at('PageUp', 6)).to.equal(1);
    expect(at('Home', 7)).to.equal(0);
    expect(at('End', 0)).to.equal(9);
    expect(at('a', 0)).to.equal(undefined);
    expect(gridStep('End', { index: 0, rows: [], page: 2 })).to.equal(undefined);
  });
});

describe('paths of folders', () => {
  it('have a parent, a name and a trail', () => {
    expect([parentOf('/a/b'), parentOf('/a'), parentOf('/')]).to.deep.equal(['/a', '/', '/']);
    expect([nameOf('/a/b'), nameOf('/')]).to.deep.equal(['b', '']);
    expect([joinFolder('/', 'a'), joinFolder('/a', 'b')]).to.deep.equal(['/a', '/a/b']);
    expect(trailOf('/a/b')).to.deep.equal([
      { name: 'a', path: '/a' },
      { name: 'b', path: '/a/b' },
    ]);
    expect(trailOf('/')).to.deep.equal([]);
    expect([isWithin('/a/b', '/a'), isWithin('/ab', '/a'), isWithin('/a', '/a'), isWithin('/a', '/')]).to.deep.equal([
      true,
      false,
      true,
      true,
    ]);
  });
});
