const soft: Readonly<Record<string, string>> = { z: 's', v: 'f' };

/** The singular of a word whose `en` or `e` was taken away: `klokk` is `klok`, `huiz` is `huis`, `ram` is `raam`. */
function singularsOf(stem: string): readonly string[] {
  const hard = stem.replace(/[vz]$/, (letter) => soft[letter] ?? letter);
  const single = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  const long = /^(?:.*[^aeiou])?[aeou][^aeiouyw]$/.test(hard) ? [hard.replace(/(.)(.)$/, '$1$1$2')] : [];
  return [hard, ...single, ...long];
}

/** What a word may end with beside itself, and what is left without it. */
interface Ending {
  readonly text: string;
  readonly of: (rest: string) => readonly string[];
}

const asItIs = (rest: string): readonly string[] => [rest];
const plain = (...texts: readonly string[]): readonly Ending[] => texts.map((text) => ({ text, of: asItIs }));
const inflected = (...texts: readonly string[]): readonly Ending[] => texts.map((text) => ({ text, of: singularsOf }));

/** Reads the words that a part may be, itself first. By last letters: it is asked for every piece of a word, and most end otherwise. */
function spellings(endings: readonly Ending[]): (part: string) => readonly string[] {
  const byLast = Map.groupBy(endings, ({ text }) => text.charAt(text.length - 1));
  return (part) => {
    const possible = byLast.get(part.charAt(part.length - 1));
    if (!possible) return [part];
    const found = [part];
    for (const { text, of } of possible) if (part.endsWith(text)) found.push(...of(part.slice(0, -text.length)));
    return found;
  };
}

/** The words that a part of a Dutch compound may be where more follows: `verzekerings` may be `verzekering`, `klokken` `klok`. */
export const dutchBeforeOthers = spellings([...plain('s', 'n'), ...inflected('e', 'en', 'er')]);

/** The words that the end of a Dutch compound may be an inflection of: `voorwaarden` may be `voorwaarde`, `ramen` `raam`. */
export const dutchAtEnd = spellings([
  ...plain('s', 'n'),
  ...inflected('en', 'eren'),
  ...plain('je', 'tje', 'pje', 'etje', 'jes', 'tjes', 'pjes', 'etjes'),
]);
