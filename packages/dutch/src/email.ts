const local = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;
/** Names that no mail is ever delivered to. */
const undeliverable = /^(local|localhost|invalid)$/i;

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    domain.length <= 253 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    !/\d/.test(last.charAt(0)) &&
    last.length > 1 &&
    !undeliverable.test(last)
  );
}

/**
 * An e-mail address without space around it; undefined for what is none. Its domain has a dot in it and may hold letters of
 * any language, `info@münster.de`; before the `@` stand what every mail server takes: no quotes, no space, no second address.
 */
export function email(text: string): string | undefined {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  return at > 0 && name.length <= 64 && address.length <= 254 && local.test(name) && isDomain(domain) ? address : undefined;
}

const known = [
  'gmail.com',
  'hotmail.com',
  'hotmail.nl',
  'outlook.com',
  'live.nl',
  'icloud.com',
  'ziggo.nl',
  'kpnmail.nl',
  'planet.nl',
];

/** Whether one text becomes the other by one letter more, less, other, or two exchanged. */
function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  const exchanged = `${short.charAt(from + 1)}${short.charAt(from)}${short.slice(from + 2)}`;
  return short.slice(from + 1) === long.slice(from + 1) || exchanged === long.slice(from);
}

/** The address that was probably meant where its domain is one slip beside one that many people have; undefined otherwise. */
export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || known.includes(domain)) return undefined;
  const meant = known.find((name) => isOneSlip(domain, name));
  return meant && `${address.slice(0, at)}@${meant}`;
}
