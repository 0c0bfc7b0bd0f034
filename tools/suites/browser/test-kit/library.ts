import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Api } from './api.ts';

/** A file as somebody picks it. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

let count = 0;

/** A picture that no other is like. */
export async function picture(name: string, { width = 300, height = 200 } = {}): Promise<PickedFile> {
  count += 1;
  const background = { r: (count * 53) % 256, g: (count * 101) % 256, b: (count * 197) % 256 };
  const image = sharp({ create: { width, height, channels: 3, background } });
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await image
      .jpeg()
      .withExif({ IFD0: { Copyright: String(count) } })
      .toBuffer(),
  };
}

/** A picture of more than 1 MB; with more noise, also after it was made smaller once. */
export async function heavyPicture(name: string, sigma = 40): Promise<PickedFile> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const image = sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'grey', noise } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 90 }).toBuffer() };
}

/** A document of about so many bytes. */
export function document(name: string, size = 200): PickedFile {
  count += 1;
  const head = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%${count} `;
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF';
  const filling = 'x'.repeat(Math.max(0, size - head.length - tail.length));
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(head + filling + tail) };
}

/** Puts a file into the library without a browser; answers with its id. */
export async function addFile(api: Api, path: string, file: PickedFile, defaultAltText = ''): Promise<string> {
  const form = new FormData();
  form.set('path', path);
  form.set('f', new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType }));
  const { data } = await api.post<{ data: { id: string } }>('/medialib/add-file', form);
  if (defaultAltText) await api.post('/medialib/edit-file', { id: data.id, defaultAltText });
  return data.id;
}

/** The media library as somebody sees it. */
export interface Library {
  readonly page: Page;
  readonly list: Locator;
  item(name: string): Locator;
  names(): Promise<readonly string[]>;
  /** Opens a folder by its address. */
  visit(folder?: string): Promise<void>;
  button(name: string | RegExp): Locator;
  readonly dialog: Locator;
  readonly tray: Locator;
  /** Picks files, which opens what is asked before an upload. */
  pick(...files: PickedFile[]): Promise<void>;
  /** Presses the button that sends what was picked. */
  send(name: string | RegExp): Promise<void>;
  /** Presses Delete in the question, once it is known what uses the things. */
  confirmDelete(): Promise<void>;
  /** Picks files and sends them. */
  upload(...files: PickedFile[]): Promise<void>;
}

export function libraryOn(page: Page): Library {
  const list = page.getByRole('listbox', { name: 'Folders and files' });
  const dialog = page.getByRole('dialog');
  const library: Library = {
    page,
    list,
    dialog,
    tray: page.getByRole('region', { name: 'Uploads' }),
    item: (name) => page.getByRole('option', { name: new RegExp(`^${name.replaceAll(/[.()]/g, String.raw`\$&`)} `) }),
    names: async () =>
      (await list.getByRole('option').all()).length === 0 ? [] : list.locator('.lc-item-tile__name').allInnerTexts(),
    async visit(folder = '/') {
      await page.goto(`/cmsadmin/medialibrary${folder === '/' ? '' : `?folder=${encodeURIComponent(folder)}`}`);
      await page.locator('.lc-media__count').waitFor();
      await page.locator('.lc-media__content:not([aria-busy])').waitFor();
    },
    button: (name) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    async send(name) {
      const send = dialog.getByRole('button', { name });
      await send.waitFor();
      // Until everything about the files is known, the button waits.
      await dialog.locator('.lc-button--orange:not(:has(.lc-spinner))').waitFor();
      await send.click();
    },
    confirmDelete: () => page.getByRole('alertdialog').locator('.lc-button--danger:not(:has(.lc-spinner))').click(),
    async upload(...files) {
      await library.pick(...files);
      await library.send(/^Upload \d+ files?$/);
    },
    pick: (...files) => page.locator('input[type=file]').first().setInputFiles(files),
  };
  return library;
}
