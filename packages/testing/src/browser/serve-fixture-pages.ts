import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, normalize, relative, sep } from 'node:path';

/** Pages with one fixture each, on a free port of this machine. */
export interface FixturePages {
  readonly origin: string;
  close(): Promise<void>;
}

interface Options {
  /** HTML of the fixtures by name. */
  readonly fixtures: ReadonlyMap<string, string>;
  /** Paths of stylesheets, the first one first. */
  readonly stylesheets: readonly string[];
}

/** As strict as a site's own policy, so that a block which needs more is found out. */
const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'";

/** The picture in the place of every image of a fixture: it has a size, so that the layout is the real one. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#7a8794"/></svg>';

/** The folder of the package in which a file lies. What a stylesheet imports may lie anywhere within it. */
function packageOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

const addressOf = (file: string, index: number): string =>
  `/styles/${index}/${relative(packageOf(file), file).split(sep).map(encodeURIComponent).join('/')}`;

function pageOf(name: string, html: string, stylesheets: readonly string[]): string {
  const links = stylesheets.map((file, index) => `<link rel="stylesheet" href="${addressOf(file, index)}">`);
  // A page has one first heading: the block's own, or that of the page around it.
  const heading = /<h1[\s>]/.test(html) ? '' : '<h1>Proef</h1>';
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${name}</title><link rel="icon" href="data:,">${links.join('')}</head><body><main>${heading}${html}</main></body></html>`;
}

/** Serves them as a site would, with its policy. */
export async function serveFixturePages({ fixtures, stylesheets }: Options): Promise<FixturePages> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string): void => {
      response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
      response.end(body);
    };
    const fixture = fixtures.get(decodeURIComponent(pathname.slice(1)));
    if (fixture !== undefined) return send('text/html; charset=utf-8', pageOf(pathname.slice(1), fixture, stylesheets));
    const [, index = '', path = ''] = /^\/styles\/(\d+)\/(.+)$/.exec(pathname) ?? [];
    const sheet = stylesheets[Number(index)];
    if (index === '' || sheet === undefined) return send('image/svg+xml', picture);
    readFile(join(packageOf(sheet), normalize(`/${decodeURIComponent(path)}`)), 'utf8').then(
      (css) => send('text/css', css),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
