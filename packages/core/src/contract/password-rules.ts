/** Codes of the catalogue for what is wrong with a new password, all at once. Characters are counted, not bytes. */
export function passwordProblems(typed: string): ('V_09' | 'V_10' | 'V_11')[] {
  // As it is hashed: what looks alike is one password, and as long in every spelling.
  const password = typed.normalize('NFKC');
  const { length } = [...password];
  return [
    ...(/\p{Lu}/u.test(password) && /[^\p{L}\p{N}]/u.test(password) ? [] : (['V_09'] as const)),
    ...(length > 8 ? [] : (['V_10'] as const)),
    ...(length < 255 ? [] : (['V_11'] as const)),
  ];
}
