import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestAppOptions, TestClient, TestResponse } from '@lectern/testing';
import type { MediaFile } from '../media.schema.ts';

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A picture of one colour; another colour is another file. */
export const png = (background = 'red', width = 8, height = 4): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

/** Names of the files below a folder; none where it is not there. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

export function mediaForm(bytes: Uint8Array, name: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('f', new File([new Uint8Array(bytes)], name));
  return form;
}

/** A library with somebody who may manage it and somebody who may look at it. */
export interface MediaFixture {
  readonly app: TestApp;
  readonly editor: TestClient;
  readonly viewer: TestClient;
  /** Calls of the library by the name after `/medialib/`, by the editor unless told. */
  readonly call: (name: string, body?: object, by?: TestClient) => Promise<TestResponse>;
  readonly add: (bytes: Uint8Array, name: string, path?: string, by?: TestClient) => Promise<TestResponse>;
  /** Adds a file that the library has to take, and answers with it. */
  readonly put: (bytes: Uint8Array, name: string, path?: string) => Promise<MediaFile>;
  /** Names of the files on the disk, temporary ones included. */
  readonly stored: () => string[];
  /** `folder/` and file names in a folder, in their order. */
  readonly names: (path: string, by?: TestClient) => Promise<string[]>;
}

/** Builds the fixture anew in each `beforeEach`, on an application of the file's own. */
export function mediaFixture(options: TestAppOptions = {}): { readonly fixture: MediaFixture } {
  let app: TestApp;
  let fixture: MediaFixture;
  before(async () => {
    app = await createTestApp(options);
  });
  after(() => app?.close());
  beforeEach(async () => {
    await app.clear();
    const editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    const call: MediaFixture['call'] = (name, body = {}, by = editor) => by.request('POST', `/api/medialib/${name}`, body);
    const add: MediaFixture['add'] = (bytes, name, path, by = editor) =>
      by.request('POST', '/api/medialib/add-file', mediaForm(bytes, name, path === undefined ? {} : { path }));
    fixture = {
      app,
      editor,
      viewer,
      call,
      add,
      async put(bytes, name, path) {
        const answer = await add(bytes, name, path);
        expectSuccess(answer);
        return answer.get<MediaFile>('data');
      },
      stored: () => filesBelow(join(app.app.environment.dataDir, 'media')),
      async names(path, by = editor) {
        const answer = await call('get-dir', { path }, by);
        expectSuccess(answer);
        const { folders, files } = answer.get<{ folders: { folderName: string }[]; files: MediaFile[] }>('data');
        return [...folders.map(({ folderName }) => `${folderName}/`), ...files.map(({ fileName }) => fileName)];
      },
    };
  });
  return {
    get fixture() {
      return fixture;
    },
  };
}
