/** Keywords out of what was typed between commas: trimmed, none empty, none twice. */
export const readKeywords = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
