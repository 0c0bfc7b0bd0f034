/** What nobody sees, and what texts from elsewhere bring along: soft hyphens, places where a word may break. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;
/** Control characters but tab and line feed, and what turns the direction of the text that follows. */
const forbidden = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** A text as it is kept: one form for each character, ordinary spaces, and none at its ends. */
export function cleanText(sent: string): string {
  return sent
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();
}

/** The same of a single line, with one space where there are several. */
export const cleanLine = (sent: string): string => cleanText(sent).replaceAll(/ {2,}/g, ' ');

/** Whether a text that was cleaned holds nothing but what people write; `lines` allows tabs and line feeds. */
export const isPlainText = (text: string, lines: boolean): boolean =>
  text.isWellFormed() && !forbidden.test(text) && (lines || !/[\t\n]/.test(text));
