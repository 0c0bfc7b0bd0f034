/** One person, one account: addresses are compared trimmed, in lower case and without characters that nobody sees. */
export const canonicalEmail = (email: string): string =>
  email
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
