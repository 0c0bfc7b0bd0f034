/** Words in the order of their letters, each as the number of letters it shares with the one before, in base 36, and the rest. */
export function packWords(words: readonly string[]): string {
  let before = '';
  return words
    .toSorted()
    .map((word) => {
      let shared = 0;
      while (shared < 35 && shared < word.length && word[shared] === before[shared]) shared += 1;
      before = word;
      return `${shared.toString(36)}${word.slice(shared)}`;
    })
    .join(' ');
}

/** What `packWords` packed. */
export function unpackWords(packed: string): readonly string[] {
  let before = '';
  return packed === ''
    ? []
    : packed.split(' ').map((item) => {
        before = before.slice(0, Number.parseInt(item.charAt(0), 36)) + item.slice(1);
        return before;
      });
}
