const links = ['es', 'en', 'er', 's', 'n', 'e'];

/** The words that a part of a German compound may be: `versicherungs` may be `versicherung`. */
export const germanSpellings = (part: string): readonly string[] => [
  part,
  ...links.filter((link) => part.endsWith(link)).map((link) => part.slice(0, -link.length)),
];
