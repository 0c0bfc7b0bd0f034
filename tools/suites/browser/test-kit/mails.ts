import { untilFine } from '@lectern/testing/browser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a mail, its line breaks of transport undone. */
const textOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');

/** Mails of a kind to a person: the name of a file holds the one, what stands in it the other. */
export function mailsTo(dataDir: string, kind: string, to: string): readonly string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const isOfKind = new RegExp(String.raw`^\d{8}T\d{6}-${kind}-[0-9a-f]{8}\.eml$`);
  return readdirSync(folder)
    .filter((file) => isOfKind.test(file))
    .map((file) => textOf(join(folder, file)))
    .filter((text) => /^To: (.*)$/im.exec(text)?.[1] === to);
}

/** The one of these; undefined as long as there is none, and an error where there are several. */
function onlyOne(found: readonly string[], what: string): string | undefined {
  const [one, ...others] = new Set(found);
  if (others.length > 0) throw new Error(`Several of ${what}: ${[one, ...others].join('\n')}`);
  return one;
}

async function untilThere(read: () => string | undefined, what: string): Promise<string> {
  const found = await untilFine(read, (text) => text !== undefined, what);
  return found ?? '';
}

/** Waits for the one mail of a kind, `reset-password`, to this person, and answers with all of it. */
export function mailedText(dataDir: string, kind: string, to: string): Promise<string> {
  const what = `mails "${kind}" to ${to} in ${dataDir}`;
  return untilThere(() => onlyOne(mailsTo(dataDir, kind, to), what), what);
}

/** Waits for a mail of a kind to this person that has such an address in it: the address, the same one in all of those. */
export function mailedAddress(dataDir: string, kind: string, to: string, address: RegExp): Promise<string> {
  const what = `addresses ${String(address)} in mails "${kind}" to ${to} in ${dataDir}`;
  const addressIn = (text: string): string | undefined => text.match(/https?:\/\/[^\s"<>]+/g)?.find((each) => address.test(each));
  return untilThere(
    () =>
      onlyOne(
        mailsTo(dataDir, kind, to).flatMap((text) => addressIn(text) ?? []),
        what,
      ),
    what,
  );
}

/** Waits for the mail of a kind to this person, and answers with the address of the link in it that works once. */
export const mailedLink = (dataDir: string, kind: string, to: string): Promise<string> =>
  mailedAddress(dataDir, kind, to, /#token=[\w-]+/);
