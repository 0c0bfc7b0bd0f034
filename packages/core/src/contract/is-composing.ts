/** What Safari gives as the code of a key that belongs to a composition, whose end it has told before. */
const composedKey = 229;

interface Key {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key belongs to a word that is still being put together, as in Japanese, Chinese or Korean: its Enter ends that
 * word and must choose, insert or send nothing. Takes the browser's event or React's.
 */
export function isComposing(event: Key | { readonly nativeEvent: Key }): boolean {
  const { isComposing: isOpen, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isOpen || keyCode === composedKey;
}
