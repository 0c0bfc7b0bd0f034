interface Security {
  readonly origin: string;
  /** An e-mail address, or one that begins with `https://`. */
  readonly contact: string;
  readonly languages: readonly string[];
  readonly now: Date;
}

/** Days for which a reader may rely on the text, which is written anew for each: RFC 9116 asks for less than a year. */
const daysOfTrust = 180;

/** Who hears of weak spots, as RFC 9116 has it written. */
export function writeSecurity({ origin, contact, languages, now }: Security): string {
  const expires = new Date(now.getTime() + daysOfTrust * 86_400_000).toISOString();
  return [
    `Contact: ${contact.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
