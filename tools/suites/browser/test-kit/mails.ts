import { untilFine } from '@lectern/testing/browser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a mail, its line breaks of transport undone. */
const textOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');

const filesIn = (folder: string, name: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.eml') && file.includes(name))
        .sort()
    : [];

/** Waits for the mail of a kind with this ordinal, from 1, and answers with the address of the link in it. */
export async function mailedLink(dataDir: string, template: string, ordinal = 1): Promise<string> {
  const folder = join(dataDir, 'mail');
  const files = await untilFine(
    () => Promise.resolve(filesIn(folder, template)),
    (found) => found.length >= ordinal,
    `mails "${template}" in ${folder}`,
  );
  const link = /https?:\/\/\S+#token=[\w-]+/.exec(textOf(join(folder, files[ordinal - 1] ?? '')))?.[0];
  if (!link) throw new Error(`There is no link in the mail "${template}".`);
  return link;
}
