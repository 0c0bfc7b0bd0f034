import { expect } from 'chai';
import { createClient } from '../../client/create-client.ts';
import { blockFileUrl, blockImageUrl, pageFileUrl, pageImageUrl, readImage, sharedFileUrl } from './media-urls.client.ts';

const image = { hash: 'a'.repeat(64), fileName: 'Kerk & toren.jpg' };
const page = '/api/medialib/get-page-file/p1';

describe('the images and files of pages in the client', () => {
  const { warn } = console;
  let warnings: string[];
  let signedOut = 0;
  let asked: { url: string; headers: Headers }[];
  beforeEach(() => {
    warnings = [];
    asked = [];
    signedOut = 0;
    console.warn = (message: string) => void warnings.push(message);
  });
  afterEach(() => {
    console.warn = warn;
  });

  const clientAnswering = (answer: Response | Error) =>
    createClient({
      apiPath: '/api',
      getToken: () => 'token',
      onToken: () => undefined,
      onSignedOut: () => (signedOut += 1),
      fetch: (async (url: string, init: RequestInit) => {
        asked.push({ url, headers: new Headers(init.headers) });
        if (answer instanceof Error) throw answer;
        return answer;
      }) as typeof fetch,
    });
  const client = clientAnswering(new Response());

  it('have the addresses at which the server has them', () => {
    const name = `${image.hash}/Kerk%20%26%20toren.jpg`;
    expect(blockImageUrl(client, { pageID: 'p1', blockID: 'k1', image })).to.equal(`${page}/block_images_k1/${name}`);
    expect(blockFileUrl(client, { pageID: 'p1', blockID: 'k1', file: image })).to.equal(`${page}/block_files_k1/${name}`);
    expect(pageImageUrl(client, { pageID: 'p1', group: 'seo', image })).to.equal(`${page}/seo/${name}`);
    expect(pageFileUrl(client, { pageID: 'p1', group: 'type', file: image })).to.equal(`${page}/type/${name}`);
    expect(sharedFileUrl(client, { id: 'f1', fileName: 'a b.pdf' })).to.equal('/api/medialib/get-shared-file/f1/a%20b.pdf');
    expect(warnings).to.deep.equal([]);
  });

  it('are the fallback image where something is missing, and the console says what', () => {
    const fallback = blockImageUrl(client, { pageID: 'p1', blockID: 'k1', image: undefined });
    expect(decodeURIComponent(fallback)).to.match(/^data:image\/svg\+xml,<svg /);
    expect(blockImageUrl(client, { pageID: 'p1', blockID: undefined, image })).to.equal(fallback);
    expect(pageImageUrl(client, { pageID: 'p1', group: undefined, image: undefined })).to.equal(fallback);
    expect(blockFileUrl(client, { pageID: 'p1', blockID: '', file: image })).to.equal(undefined);
    expect(blockFileUrl(client, { pageID: 'p1', blockID: 'k1', file: undefined })).to.equal(undefined);
    expect(pageFileUrl(client, { pageID: 'p1', group: undefined, file: image })).to.equal(undefined);
    expect(warnings).to.deep.equal([
      'The address of an image on page p1 cannot be built: image missing.',
      'The address of an image on page p1 cannot be built: block ID missing.',
      'The address of an image on page p1 cannot be built: group and image missing.',
      'The address of a file on page p1 cannot be built: block ID missing.',
      'The address of a file on page p1 cannot be built: file missing.',
      'The address of a file on page p1 cannot be built: group missing.',
    ]);
  });

  it('are read as bytes', async () => {
    const bytes = new Uint8Array([0, 255, 128, 10]);
    const answering = clientAnswering(new Response(bytes, { headers: { 'content-type': 'image/png' } }));
    const result = await readImage(answering, '/api/image.png');
    expect(result.ok && result.data.type).to.equal('image/png');
    expect(result.ok && new Uint8Array(await result.data.arrayBuffer())).to.deep.equal(bytes);
    expect(asked.map(({ url, headers }) => [url, headers.get('x-requested-with')])).to.deep.equal([
      ['/api/image.png', 'XMLHttpRequest'],
    ]);
  });

  it('are a failure where there is none, nobody is signed in, or no answer comes', async () => {
    const gone = new Response('<svg/>', { status: 404, headers: { 'content-type': 'image/svg+xml' } });
    expect(await readImage(clientAnswering(gone), '/x')).to.deep.include({ ok: false, status: 404 });
    const refused = Response.json({ Success: false, Errors: [{ code: 'G_07' }] }, { status: 401 });
    expect(await readImage(clientAnswering(refused), '/x')).to.deep.include({ status: 401, errors: [{ code: 'G_07' }] });
    expect(signedOut).to.equal(1);
    expect(await readImage(clientAnswering(new TypeError('offline')), '/x')).to.deep.include({ status: 0 });
  });
});
