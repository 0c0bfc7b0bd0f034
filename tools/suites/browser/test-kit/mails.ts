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

/** Waits for a mail of a kind, to this person where one is named, that has such an address in it: the address. */
export async function mailedAddress(dataDir: string, template: string, to: string, address: RegExp): Promise<string> {
  const folder = join(dataDir, 'mail');
  const isMeant = (text: string): boolean => /^To: .*$/m.exec(text)?.[0].includes(to) ?? false;
  const addressIn = (text: string): string | undefined => text.match(/https?:\/\/[^\s"<>]+/g)?.find((each) => address.test(each));
  const [found = ''] = await untilFine(
    () =>
      Promise.resolve(
        filesIn(folder, template)
          .map((file) => textOf(join(folder, file)))
          .filter(isMeant)
          .flatMap((text) => addressIn(text) ?? []),
      ),
    (addresses) => addresses.length > 0,
    `mails "${template}" to "${to}" with ${String(address)} in ${folder}`,
  );
  return found;
}

/** Waits for the first mail of a kind, to this person where one is named, and answers with the address of the link in it. */
export const mailedLink = (dataDir: string, template: string, to = ''): Promise<string> =>
  mailedAddress(dataDir, template, to, /#token=[\w-]+/);
