import type { Client } from '@lectern/core/client';
import { expect } from 'chai';
import type { FoundImage } from '../../paste/find-images.ts';
import { uploadImage } from './image-upload.ts';

const found = { image: { altText: 'De Dom' }, file: new File(['x'], 'a.png', { type: 'image/png' }) } as FoundImage;
const said = { altText: 'De Dom', decorative: false };

/** A client whose library refuses the first calls with these codes; `folders`: where each call put the image. */
function library(...codes: readonly string[]) {
  const folders: unknown[] = [];
  const call = (_: unknown, { form }: { form?: Readonly<Record<string, unknown>> }) => {
    if (!form) return Promise.resolve({ ok: true });
    const code = codes[folders.length];
    folders.push(form['folderID']);
    expect(form).not.to.have.property('path');
    return Promise.resolve(code === undefined ? { ok: true, data: { id: 'dom' } } : { ok: false, errors: [{ code }] });
  };
  return { client: { call } as unknown as Client, folders };
}

describe('an image of a text on its way into the library', () => {
  it('goes into the folder by its id', async () => {
    const { client, folders } = library();
    const result = await uploadImage(client, found, said, { folderID: 'kerken' });
    expect(result).to.deep.include({ ok: true, node: { type: 'image', fileID: 'dom', altText: 'De Dom' } });
    expect(folders).to.deep.equal(['kerken']);
  });

  it('goes to the root where that folder is gone, and gets another name where its own is taken', async () => {
    const { client, folders } = library('G_15', 'ML_03');
    expect((await uploadImage(client, found, said, { folderID: 'weg' })).ok).to.equal(true);
    expect(folders).to.deep.equal(['weg', undefined, undefined]);
  });

  it('is given up after that', async () => {
    const { client, folders } = library('G_15', 'G_15');
    expect((await uploadImage(client, found, said, { folderID: 'weg' })).ok).to.equal(false);
    expect(folders).to.have.length(2);
  });
});
