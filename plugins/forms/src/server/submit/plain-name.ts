/** The name of a file without what is no part of it, so that it can be shown, stored and sent as it is. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const text = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return text.length > 120 ? `${text.slice(0, 100)}…${text.slice(-19)}` : text;
}
