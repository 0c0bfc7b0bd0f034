/** Characters of a title that search engines show, about: they measure its width. */
export const shownTitle = 60;

/** Characters of a description: fewer say too little, more are cut off. */
export const shownDescription = { shortest: 50, longest: 160 } as const;

/** A text as it is cut off, after a whole word where there is one. */
export function asShown(text: string, longest: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= longest) return trimmed;
  const cut = trimmed.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '');
  if (trimmed[cut.length] === ' ') return `${cut}…`;
  const space = cut.lastIndexOf(' ');
  return `${(space >= longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
