import type { KeyOf, UiTextKey } from '../ui/messages/use-ui-text.ts';

export type { KeyOf };

/** The catalogues by name. Whoever has one adds it here, beside the messages themselves. */
export interface MessageCatalogues {}

type KeyIn<Name extends keyof MessageCatalogues> = Name extends unknown ? KeyOf<MessageCatalogues[Name]> : never;

/** A key of the admin's own catalogue. */
export type TextKey = UiTextKey | KeyIn<keyof MessageCatalogues>;
