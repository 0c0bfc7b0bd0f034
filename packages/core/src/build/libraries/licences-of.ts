import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const inPackage = /^(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//;
const isLicence = (name: string): boolean => /^(licen[cs]e|copying|notice)/i.test(name);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const files = (await readdir(folder)).filter(isLicence).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  if (license === undefined && texts.length === 0) throw new Error(`${name} ${version} does not say under which licence it is.`);
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/**
 * The licences of the packages that these files are of, one below the other by name. Throws where a package does not say
 * under which it is.
 */
export async function licencesOf(files: readonly string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => inPackage.exec(file)?.[1] ?? []));
  const licences = await Promise.all([...folders].map(licenceOf));
  return `${licences.toSorted().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
