import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { HeadElement, SiteConfig } from '../../contract/plugin.ts';
import { defineServiceKey } from '../kernel/service.ts';
import { siteFileBase } from './build-manifest.ts';

/** A file that a site serves as it is. */
export interface SiteFile {
  readonly path: string;
  /** Of its bytes, as it stands in its lasting address. */
  readonly hash: string;
}

/** The files that a site serves as they are, such as the fonts of its theme, by their addresses. */
export interface SiteFiles {
  /** Addresses as people write them: `/assets/site/fonts/text.woff2`. */
  readonly addresses: readonly string[];
  /** The file at an address with or without a hash. `isLasting` where the hash is that of its bytes. */
  find(address: string): (SiteFile & { readonly isLasting: boolean }) | undefined;
  /** The address that browsers may keep for good: `/assets/site/fonts/text.1f0c9b7a3e.woff2`. One that no file has stays. */
  lasting(address: string): string;
  /** An element of the head whose addresses are lasting. */
  element(element: HeadElement): HeadElement;
}

export const siteFiles = defineServiceKey<SiteFiles>('site/files');

const hashLength = 10;
const hashed = /\.([0-9a-f]{10})(\.[^./]+)$/;

const withHash = (address: string, digest: string): string => address.replace(/(\.[^./]+)$/, `.${digest}$1`);

/** The files below a site's folder for them; their names have an extension. */
function listFiles({
  config,
  dir,
}: {
  readonly config: Pick<SiteConfig, 'assets'>;
  readonly dir: string;
}): Map<string, SiteFile> {
  const folder = resolve(dir, config.assets ?? '');
  if (!config.assets || !existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const digest = hash('sha256', readFileSync(path), 'hex').slice(0, hashLength);
      return [siteFileBase + relative(folder, path).split(sep).join('/'), { path, hash: digest }];
    }),
  );
}

/** Reads what there is; what is added later is not known. */
export function readSiteFiles(site: { readonly config: Pick<SiteConfig, 'assets'>; readonly dir: string }): SiteFiles {
  const files = listFiles(site);
  const elements = new WeakMap<HeadElement, HeadElement>();
  const lasting = (address: string): string => {
    const file = files.get(address);
    return file ? withHash(address, file.hash) : address;
  };
  return {
    addresses: [...files.keys()],
    find(address) {
      const exact = files.get(address);
      if (exact) return { ...exact, isLasting: false };
      const [, digest] = hashed.exec(address) ?? [];
      const file = digest === undefined ? undefined : files.get(address.replace(hashed, '$2'));
      return file && { ...file, isLasting: file.hash === digest };
    },
    lasting,
    element(element) {
      const known = elements.get(element);
      if (known) return known;
      const attributes = Object.entries(element.attributes).map(([name, value]) => [name, lasting(value)] as const);
      const made = attributes.every(([name, value]) => element.attributes[name] === value)
        ? element
        : { ...element, attributes: Object.fromEntries(attributes) };
      elements.set(element, made);
      return made;
    },
  };
}
