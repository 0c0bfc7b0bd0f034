/** Something that is wrong with a definition. */
export interface FormFault {
  /** Id of the form. */
  readonly form: string;
  /** Where: `step partner`, `field persons.#.birthDate`; empty for the form itself. */
  readonly place: string;
  /** Half a sentence that follows the place: `has no text in nl`. */
  readonly what: string;
}

/** What is wrong at one place. */
export type Found = Omit<FormFault, 'form'>;

export const found = (place: string, what: string): Found => ({ place, what });

/** A fault as a sentence: `form contact, field risk.postcode: has no label in nl.` */
export const faultSentence = ({ form, place, what }: FormFault): string =>
  `form ${form}${place === '' ? '' : `, ${place}`}: ${what}.`;
