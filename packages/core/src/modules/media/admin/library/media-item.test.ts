import { expect } from 'chai';
import type { MediaFile, MediaFolder } from '../../media.schema.ts';
import { areManageable, itemsOf, selectionOf } from './media-item.ts';

const file = (fileName: string, more: Partial<MediaFile> = {}): MediaFile =>
  ({
    id: fileName,
    fileName,
    fileType: 'image',
    filesize: 1,
    updatedAt: '2026-01-01',
    policies: { manage: true },
    ...more,
  }) as MediaFile;
const folder = (folderName: string, manage = true): MediaFolder =>
  ({ folderName, path: `/${folderName}`, policies: { manage } }) as MediaFolder;
const content = {
  folders: [folder('Orgels'), folder('kerken')],
  files: [
    file('foto 10', { filesize: 5, updatedAt: '2026-03-01' }),
    file('Foto 2', { filesize: 9, updatedAt: '2026-01-01' }),
    file('akte', { filesize: 5, updatedAt: '2026-02-01', fileType: 'document' }),
  ],
};
const keys = (...order: Parameters<typeof itemsOf> extends [unknown, ...infer Rest] ? Rest : never) =>
  itemsOf(content, ...order).map(({ key }) => key);

describe('the items of a folder', () => {
  it('are folders by name, then files in their order', () => {
    const folders = ['folder:/kerken', 'folder:/Orgels'];
    expect(keys({ column: 'fileName', order: 'asc' })).to.deep.equal([...folders, 'akte', 'Foto 2', 'foto 10']);
    expect(keys({ column: 'fileName', order: 'desc' })).to.deep.equal([...folders, 'foto 10', 'Foto 2', 'akte']);
    expect(keys({ column: 'updatedAt', order: 'desc' })).to.deep.equal([...folders, 'foto 10', 'akte', 'Foto 2']);
    expect(keys({ column: 'filesize', order: 'asc' })).to.deep.equal([...folders, 'akte', 'foto 10', 'Foto 2']);
  });

  it('are files of some kinds alone where others cannot be chosen', () => {
    expect(keys({ column: 'fileName', order: 'asc' }, ['document'])).to.deep.equal(['folder:/kerken', 'folder:/Orgels', 'akte']);
  });

  it('tell the server what is chosen, and whether it may be moved', () => {
    const items = itemsOf(content, { column: 'fileName', order: 'asc' });
    expect(selectionOf(items.slice(1, 3))).to.deep.equal({ fileIDs: ['akte'], directories: ['/Orgels'] });
    expect(areManageable(items)).to.equal(true);
    expect(
      areManageable(itemsOf({ folders: [folder('dicht', false)], files: [] }, { column: 'fileName', order: 'asc' })),
    ).to.equal(false);
  });
});
