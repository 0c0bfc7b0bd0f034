/** Characters that a rule makes people add to a common password, at its ends. */
const maxAdded = 5;
/** Shorter words are in the list too, but are part of what many choose. */
const minLength = 4;

type Check = (password: string) => boolean;

/** The list is large and few calls need it, so it is read when the first password is chosen. */
async function openCheck(): Promise<Check> {
  const [{ ZxcvbnFactory }, { dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const passwords = dictionary['passwords-common'].map(String);
  const factory = new ZxcvbnFactory({ dictionary: { passwords } });
  const longest = Math.max(...passwords.map(({ length }) => length));

  const isListed: Check = (password) =>
    factory.check(password).sequence.some(({ pattern, token, baseToken }) => {
      if (token.length < minLength || password.length - token.length > maxAdded) return false;
      return pattern === 'dictionary' || (pattern === 'repeat' && isListed(String(baseToken)));
    });
  // Nothing listed is nearly all of a longer one, and looking at hundreds of characters takes a second.
  return (password) => password.length <= longest + maxAdded && isListed(password);
}

let check: Promise<Check> | undefined;

/**
 * True for a password that stands in the list of the commonest leaked ones, or is one of them in disguise: with letters
 * exchanged, turned round, said twice, or with the capital, the digits and the sign that a rule asked for.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  check ??= openCheck();
  return (await check)(password);
}
