const leet: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Characters that a rule makes people add to a common password, at its ends. */
const maxAdded = 5;

const withoutEnds = (text: string): string => text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');

const plain = (text: string): string => [...text].map((character) => leet[character] ?? character).join('');

/** What a password is underneath the capital, the digits and the sign that a rule asked for: `P@ssw0rd!` is `password`. */
function disguises(password: string): string[] {
  const lower = password.toLowerCase();
  const ends = /[^a-z0-9]+$/;
  const found = [lower, lower.replace(ends, ''), plain(lower.replace(ends, '')), lower.replaceAll(/[^a-z0-9]/g, '')];
  for (const text of [withoutEnds(lower), withoutEnds(plain(lower.replace(/[^a-z@$]+$/, '')))])
    if (lower.length - text.length <= maxAdded) found.push(text);
  return found.filter((text) => text.length >= 4);
}

let list: Promise<ReadonlySet<string>> | undefined;

/** The list is large and few calls need it, so it is read when the first password is chosen. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** True for a password that stands in the list of the commonest leaked ones, or is one of them in disguise. */
export async function isLeakedPassword(password: string): Promise<boolean> {
  list ??= readList();
  const known = await list;
  return disguises(password).some((text) => known.has(text));
}
