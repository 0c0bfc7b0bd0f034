import { buildUser, createTestApp, signIn } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { exhibitPlugin } from './fixtures/exhibit.tsx';
import { hashOf, putFile } from './put-file.test-kit.ts';
import { sampleImage } from './sample-images.test-kit.ts';

export const unknownID = '00000000-0000-4000-8000-00000000dead';
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
export const publicCaching = 'public, max-age=31536000, immutable, s-maxage=60, proxy-revalidate';

/** A site whose library has one image and one document. */
export interface PageFileFixture {
  readonly app: TestApp;
  readonly editor: TestClient;
  readonly viewer: TestClient;
  /** 700 by 400 pixels. */
  readonly png: Buffer;
  /** Their ids: `toren.png`, `polis.pdf`. */
  readonly image: string;
  readonly file: string;
  /** A block that shows both, or what it is given. */
  piece(props?: Record<string, unknown>): Record<string, { type: string; props: Record<string, unknown> }>;
  /** Asks as somebody new. */
  visit(path: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD'): Promise<TestResponse>;
}

/** The address of a file of a page. */
export const address = (page: string, group: string, bytes: Uint8Array, name = 'toren.png'): string =>
  `/api/medialib/get-page-file/${page}/${group}/${hashOf(bytes)}/${name}`;

/** The addresses of all copies that a page names. */
export const sourcesIn = (html: string): string[] =>
  [...html.matchAll(/srcSet="([^"]+)"/g)].flatMap(([, set = '']) =>
    set
      .replaceAll('&amp;', '&')
      .split(', ')
      .map((part) => part.split(' ')[0] ?? ''),
  );

/** Starts such a site for the tests of a `describe`, and makes it anew before each. Answers with the one at hand. */
export function pageFileFixture(): () => PageFileFixture {
  let site: Pick<PageFileFixture, 'app' | 'editor' | 'viewer' | 'png'> | undefined;
  let fixture: PageFileFixture | undefined;
  before(async () => {
    const app = await createTestApp({ plugins: [exhibitPlugin] });
    const editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    await app.keep();
    site = { app, editor, viewer, png: await sampleImage('png', { width: 700, height: 400 }) };
  });
  beforeEach(async () => {
    if (!site) throw new Error('The site did not start.');
    const { app, png } = site;
    await app.clear();
    const image = await putFile(app, png, { fileName: 'toren.png' });
    const file = await putFile(app, pdf, { fileName: 'polis.pdf', fileType: 'document', mimeType: 'application/pdf' });
    const all = { image: { fileID: image, altText: 'De toren' }, file: { fileID: file } };
    fixture = {
      ...site,
      image,
      file,
      piece: (props = all) => ({ 'piece-1': { type: 'exhibit/piece', props } }),
      visit: (path, headers = {}, method = 'GET') => app.client().request(method as 'GET', path, undefined, { headers }),
    };
  });
  after(() => site?.app.close());
  return () => {
    if (!fixture) throw new Error('There is no fixture before the first test.');
    return fixture;
  };
}
