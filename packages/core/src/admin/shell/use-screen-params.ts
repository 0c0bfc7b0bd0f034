import { useParams } from 'react-router';

/** The parameters of the address of a screen, by name: of `forms/:id`, `id`. */
export const useScreenParams = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(useParams()).filter((entry): entry is [string, string] => entry[1] !== undefined));
