import { createEditor } from 'slate';
import type { Editor } from 'slate';
import { withReact } from 'slate-react';
import { withLinks } from './link/with-links.ts';
import { withBreaks } from './with-breaks.ts';
import { withPaste } from './with-paste.ts';
import { withSchema } from './with-schema.ts';
import { withMarkSigns } from './with-mark-signs.ts';
import { withTables } from './tables/with-tables.ts';
import { withShortcuts } from './with-shortcuts.ts';

/** Name of the clipboard format for text that was copied here. */
export const clipboardFormat = 'x-lectern-rich-text';

/** An editor for rich text. It keeps no history: that is the page's. */
export const createRichTextEditor = (): Editor =>
  withLinks(
    withPaste(withTables(withMarkSigns(withShortcuts(withBreaks(withSchema(withReact(createEditor(), clipboardFormat))))))),
  );
