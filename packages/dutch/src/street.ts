/** Whether a street is followed by a house number: a digit somewhere after a letter. `1e Kruisstraat` has none. */
export const hasHouseNumber = (street: string): boolean => /\p{L}.*\d/u.test(street);

/** Whether an address is a box at a post office, where nobody lives and nothing burns: `Postbus 12`, `Antwoordnummer 3`. */
export const isPoBox = (street: string): boolean =>
  /(?<!\p{L})(post\s*bus|p\.?\s*o\.?\s*box|antwoord\s*nummer)\s*(nr\.?|nummer|no\.?|:)?\s*\d/iu.test(street);

/** The house number at the end of what was typed for a street. */
export interface HouseNumber {
  /** Without what comes behind it: `12` of `Dorpsstraat 12a`. */
  readonly number: string;
  /** Nothing stands before it: `12a`. */
  readonly isAlone: boolean;
}

/** The house number of a street; undefined where it ends with none. */
export function houseNumber(street: string): HouseNumber | undefined {
  const text = street.trim();
  const found = /(?:^|\s)(\d{1,5})(?:[\s/-]?\p{L}{1,4}|[/-]\d{1,4}\p{L}?)?$/u.exec(text);
  return found?.[1] === undefined ? undefined : { number: found[1], isAlone: found.index === 0 && /^\d/.test(text) };
}
