import { expect } from 'chai';
import { convertHeic, isHeic } from './convert-heic.ts';
import { prepared, refusalOf, sentOf } from './prepared-file.ts';

const photo = new File(['heic'], 'IMG_0001.HEIC', { type: 'image/heic' });

/** The parts of a browser that draw, in one that reads HEIC or does not. */
function browser(readsHeic: boolean): () => void {
  const drawn: unknown[] = [];
  class Canvas {
    readonly getContext = () => ({ drawImage: (...what: unknown[]) => drawn.push(what) });
    readonly convertToBlob = ({ type }: { type: string }) => Promise.resolve(new Blob([`drawn ${drawn.length}`], { type }));
  }
  const bitmap = { width: 4, height: 3, close: () => undefined };
  const before = Object.getOwnPropertyDescriptors(globalThis);
  Object.assign(globalThis, {
    OffscreenCanvas: Canvas,
    createImageBitmap: () => (readsHeic ? Promise.resolve(bitmap) : Promise.reject(new Error('InvalidStateError'))),
  });
  return () => {
    for (const name of ['OffscreenCanvas', 'createImageBitmap'] as const) {
      const known = before[name] as PropertyDescriptor | undefined;
      if (known) Object.defineProperty(globalThis, name, known);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

describe('a photo of an iPhone', () => {
  it('is known by its type, or by its name where the system knows no type', () => {
    expect(isHeic(photo)).to.equal(true);
    expect(isHeic(new File([], 'a.heif', { type: '' }))).to.equal(true);
    expect(isHeic(new File([], 'a.heic', { type: 'image/jpeg' }))).to.equal(false);
    expect(isHeic(new File([], 'a.jpg', { type: '' }))).to.equal(false);
  });

  it('becomes a JPEG where the browser reads it', async () => {
    const restore = browser(true);
    const made = await convertHeic(photo).finally(restore);
    expect([made?.name, made?.type, await made?.text()]).to.deep.equal(['IMG_0001.jpg', 'image/jpeg', 'drawn 1']);
  });

  it('stays what it is elsewhere, is not sent, and says why', async () => {
    const restore = browser(false);
    expect(await convertHeic(photo).finally(restore)).to.equal(undefined);
    const entry = { ...prepared(photo, 'a'), duplicates: [] };
    expect([refusalOf(entry), sentOf([entry]).length]).to.deep.equal([undefined, 1]);
    const unreadable = { ...entry, isUnreadable: true };
    expect([refusalOf(unreadable), sentOf([unreadable]).length]).to.deep.equal(['G_34', 0]);
  });
});
