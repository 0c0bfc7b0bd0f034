// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const forbidden = /[\u0000-\u001f\u007f/\\:*?"<>|\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;

const isName = (name: string): boolean =>
  name !== '' &&
  name.length <= 100 &&
  name !== '.' &&
  name !== '..' &&
  !forbidden.test(name) &&
  !/^[\s.]|[\s.]$/.test(name) &&
  !reservedOnWindows.test(name);

/** The one form of a folder's path: NFC, a leading slash, none at the end. Undefined for what no folder can be called. */
export function canonicalFolder(input: string): string | undefined {
  const path = input.normalize('NFC');
  if (path === '' || path === '/') return '/';
  const names = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  return names.length <= 20 && names.every(isName) ? `/${names.join('/')}` : undefined;
}

/** A file's name with the extension that its content calls for: `foto.php` that is a JPEG becomes `foto.jpg`. */
export function canonicalFileName(input: string, extension: string): string | undefined {
  const last = input.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 90);
  const name = `${stem}.${extension}`;
  return isName(stem) && isName(name) ? name : undefined;
}
