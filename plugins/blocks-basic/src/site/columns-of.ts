/** How many columns wide screens give to cards, so that they fill their rows: none of them is left alone on the last. */
export function columnsOf(count: number): 1 | 2 | 3 | 4 {
  if (count === 1 || count === 2) return count;
  return count % 3 === 0 || count === 5 ? 3 : 4;
}
