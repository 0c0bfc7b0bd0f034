const heading = /^ {0,3}#{1,6} \S/m;
const strong: readonly RegExp[] = [
  /^ {0,3}(?:```|~~~)/m,
  /^ {0,3}\|?[ \t]*:?-{3,}:?[ \t]*\|(?:[ \t]*:?-{3,}:?[ \t]*\|)*(?:[ \t]*:?-{3,}:?)?[ \t]*$/m,
  /!?\[[^\]\n]{1,300}\]\((?:https?:\/\/|mailto:|\/|#)[^)\s]{1,1000}\)/,
  /(?:^|\s)(?:\*\*|__)\S[^*\n]{0,300}\S(?:\*\*|__)(?:\W|$)/m,
];

const listLine = /^\s{0,12}(?:[-*+]|\d{1,3}[.)]) \S/;
const quoteLine = /^ {0,3}> ?\S/;

/** A text longer than this is not looked at as a whole; its beginning says enough. */
const looked = 50_000;

/** Whether a plain text is written in Markdown: one sign that nothing else has, or several that others share. */
export function isMarkdown(text: string): boolean {
  const sample = text.slice(0, looked);
  if (strong.some((pattern) => pattern.test(sample))) return true;
  // A single line may as well begin with a number: `# 12 is taken`.
  if (sample.trim().includes('\n') && heading.test(sample)) return true;
  const lines = sample.split('\n', 2000);
  return lines.filter((line) => listLine.test(line)).length >= 2 || lines.filter((line) => quoteLine.test(line)).length >= 2;
}
