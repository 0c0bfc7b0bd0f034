const written = [
  'textarea:not([readonly])',
  '[contenteditable="true"]',
  'input:not([readonly]):is([type="text"], [type="search"], [type="url"], [type="email"], [type="tel"], [type="password"], [type="number"], :not([type]))',
]
  .map((field) => `${field}:not(:disabled)`)
  .join(', ');

/** The fields below an element that one types in, as they are seen from top to bottom. */
export const writableIn = (place: ParentNode): readonly HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(written)].filter((field) => field.checkVisibility());
