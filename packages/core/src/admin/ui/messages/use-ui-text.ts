import { createContext, useContext } from 'react';
import type { uiMessages } from './ui.messages.ts';

type Base<Key extends string> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key;

/** The keys of a catalogue; plurals without their ending. */
export type KeyOf<Catalogue> = Base<Extract<keyof Catalogue, string>>;

export type UiTextKey = KeyOf<typeof uiMessages>;

/** Reads a message of the components by its key; plurals by the key without its ending, with a `count`. */
export type UiText = (key: UiTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Filled by the admin with its one catalogue, so that a site may replace what the components say. */
export const UiTextContext = createContext<UiText | null>(null);

/** The messages of the components. */
export function useUiText(): UiText {
  const text = useContext(UiTextContext);
  if (!text) throw new Error('This component stands outside the admin shell.');
  return text;
}
