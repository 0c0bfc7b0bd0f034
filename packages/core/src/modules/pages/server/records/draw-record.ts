import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { MediaRecord } from '#contract/content.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { buildDir } from '#server/site/build-manifest.ts';
import { siteFiles } from '#server/site/site-files.ts';
import { assetBase } from '#server/site/vite-manifest.ts';
import { draftSource, pageSource } from '#server/site/page-source.ts';
import type { PageView } from '#server/site/page-view.ts';
import { pageRenderer } from '#server/site/render-page.ts';
import { withConsent } from '#server/site/consent/consent-part.ts';
import { csrfPlaceholder } from '#server/site/sendable-page.ts';
import { copiesOf } from '#site/image/variant.ts';
import { images } from '#modules/media/server/public.ts';
import { fail } from '../page/fail.ts';

/** An image, a stylesheet or a font of a page. */
export interface RecordPart {
  /** SHA-256 of its bytes. */
  readonly hash: string;
  readonly mimeType: string;
  readonly bytes: Buffer;
}

/** A page as visitors read it, in a form that needs nothing else. */
export interface DrawnRecord {
  readonly path: string;
  /** With `lectern-part:{hash}` where an image or a stylesheet belongs; a stylesheet has them too, for fonts and images. */
  readonly html: string;
  readonly parts: readonly RecordPart[];
}

export interface RecordedPublication {
  readonly id: string;
  readonly pageID: string;
  readonly versionID: string;
}

/** CSS pixels: as wide as a page shows anything. */
const widest = 1280;

const imageAddress = /"[^"\s]*\/medialib\/get-page-file\/([0-9a-f-]{36})\/([\w-]+)\/([0-9a-f]{64})\/[^"\s]*"/g;
const stylesheet = /<link[^>]*\shref="(\/assets\/[^"?]+\.css)[^"]*"[^>]*>/g;

const partOf = (bytes: Buffer, mimeType: string): RecordPart => ({
  hash: createHash('sha256').update(bytes).digest('hex'),
  mimeType,
  bytes,
});

/** The bytes of an image as wide as a page needs them; undefined where the library has none any more. */
async function imagePart(app: Lectern, hash: string, record: MediaRecord | undefined): Promise<RecordPart | undefined> {
  const { storedFile, renditions, variants } = app.service(images);
  const file = await storedFile(hash);
  if (file?.fileType !== 'image') return undefined;
  const whole = () => renditions.bytes({ hash, ...file });
  const copies = record ? copiesOf(record, 'webp') : [];
  const variant = copies.findLast((copy) => copy.kind === 'copy' && copy.width <= widest) ?? copies[0];
  const bytes = variant ? await variants.bytes(hash, variant, whole) : await whole();
  return bytes && partOf(bytes, variant ? 'image/webp' : file.mimeType);
}

/** Bytes of a file of the build or of the site; undefined for an address that leads out of them. */
async function siteBytes(app: Lectern, address: string): Promise<Buffer | undefined> {
  const file = address.startsWith(assetBase) ? builtFile(app, address) : app.service(siteFiles).find(address)?.path;
  return file === undefined ? undefined : readFile(file).catch(() => undefined);
}

/** What a stylesheet names that is not in it already. */
const cssAddress = /url\(\s*(["']?)(?!data:|#)([^"')\s]+)\1\s*\)/g;
const cssKinds: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

type Take = (part: RecordPart | undefined) => string | undefined;

/** A stylesheet, in which fonts and images are parts of their own; undefined for an address that leads out of the site. */
async function stylesheetPart(app: Lectern, address: string, take: Take): Promise<RecordPart | undefined> {
  const bytes = await siteBytes(app, address);
  if (!bytes) return undefined;
  let css = bytes.toString('utf8');
  for (const [text, , reference = ''] of css.matchAll(cssAddress)) {
    const url = new URL(reference, new URL(address, 'http://site.invalid'));
    const kind = url.host === 'site.invalid' ? cssKinds[extname(url.pathname).toLowerCase()] : undefined;
    const named = kind === undefined ? undefined : await siteBytes(app, url.pathname);
    const placeholder = named && kind !== undefined ? take(partOf(named, kind)) : undefined;
    if (placeholder) css = css.replaceAll(text, () => `url(${placeholder})`);
  }
  return partOf(Buffer.from(css), 'text/css');
}

/** The path of a file of the build; undefined for an address that leads out of it. */
function builtFile({ site }: Lectern, address: string): string | undefined {
  const folder = join(site.dir, buildDir);
  const file = resolve(folder, address.slice(assetBase.length));
  return file.startsWith(folder + sep) ? file : undefined;
}

/** The addresses of the images and files that are a page's own. A text may name those of any file, which a record has no part of. */
const ownAddresses = ({ images: own, blocks, shareImage }: PageView): string[] => [
  ...[own, ...Object.values(blocks).flatMap((block) => [block.images, block.files])].flatMap((media) =>
    Object.values(media).map(({ url }) => url),
  ),
  ...(shareImage ? [shareImage.url] : []),
];

/** What visitors read, without what needs a server: scripts, other sizes of images, the token of the hour. */
async function selfContained(app: Lectern, view: PageView, drawn: string): Promise<DrawnRecord> {
  const parts = new Map<string, RecordPart>();
  const take: Take = (part) => {
    if (!part) return undefined;
    parts.set(part.hash, part);
    return `lectern-part:${part.hash}`;
  };
  const bare = withConsent(drawn, false)
    .replaceAll(csrfPlaceholder, '')
    .replaceAll(/<script\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*\srel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replaceAll(/<source\b[^>]*>/g, '')
    .replaceAll(/\s(?:image)?srcset="[^"]*"/gi, '');
  const found = new Map<string, string>();
  const own = ownAddresses(view);
  for (const [text, pageID = '', group = '', hash = ''] of bare.matchAll(imageAddress)) {
    const record = (await app.service(images).livePageFiles.of(pageID))?.get(`${group} ${hash}`);
    const isShown = record !== undefined || own.some((address) => address.includes(`/${pageID}/${group}/${hash}/`));
    const placeholder = isShown ? take(await imagePart(app, hash, record)) : undefined;
    if (placeholder) found.set(text, `"${placeholder}"`);
  }
  for (const [text, address = ''] of bare.matchAll(stylesheet)) {
    const placeholder = take(await stylesheetPart(app, address, take));
    if (placeholder) found.set(text, `<style>${placeholder}</style>`);
  }
  let html = bare;
  for (const [text, replacement] of found) html = html.replaceAll(text, () => replacement);
  return { path: view.path, html, parts: [...parts.values()] };
}

const liveSQL = 'select path from lectern_published_page where page_id = $1 and publication_id = $2';

/**
 * Draws a publication as visitors read it: of what is live, and where it is not any more, of its version, which nothing changes.
 */
export async function drawRecord(app: Lectern, { id, pageID, versionID }: RecordedPublication): Promise<DrawnRecord> {
  const pathOf = async (): Promise<string | undefined> =>
    (await app.pool.query<{ path: string }>(liveSQL, [pageID, id])).rows[0]?.path;
  const path = await pathOf();
  const live = path === undefined ? undefined : await app.service(pageSource).view(path, '');
  const isLive = live !== undefined && (await pathOf()) === path;
  const view = isLive ? live : ((await app.service(draftSource).view(versionID, '')) ?? fail('noPage'));
  const { html } = await app.service(pageRenderer).page(view);
  return selfContained(app, view, html);
}
