/** The values of parameters by name. */
export type AddressValues = Readonly<Record<string, string | number | undefined>>;

/** The query of an address, with its question mark; what is undefined or empty is left out. */
export function queryString(values: AddressValues): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
