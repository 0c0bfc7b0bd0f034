import { useMemo } from 'react';
import { useText, withMessages } from '#admin/messages/use-messages.ts';
import { useApp, useErrorText } from '#admin/shell/app-context.ts';
import { shortcutText } from '#admin/shell/shortcuts.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { outlineShortcuts } from '../../shortcuts.ts';
import { useEditorContext } from '../context/editor-context.ts';
import type { BlockCommands } from '../blocks/use-block-commands.ts';
import { documentOf } from '../state/editor-state.ts';
import { togetherWith } from '../state/several.ts';
import { readSystem, writeSystem } from './system-clipboard.ts';
import { writeBlocks } from './write-blocks.ts';
import type { Written } from './write-blocks.ts';

/** The clipboard of the system, for a block or all that are selected with it. Each says what it did. */
export interface Clipboard {
  /** By a button: the browser may ask, or not allow it. */
  readonly copy: (key: string) => void;
  readonly cut: (key: string) => void;
  readonly paste: (key: string | null) => void;
  /** By the browser's own event: what is to be put on it. */
  readonly taken: (key: string, isCut: boolean) => Written;
  /** What a paste after a block brought. */
  readonly received: (key: string | null, written: Written) => void;
}

// With the first paste, as its words are.
const loadPaste = withMessages([() => import('./clipboard.messages.ts')], () => import('./paste-blocks.ts'));

export function useClipboard(commands: BlockCommands): Clipboard {
  const t = useText();
  const app = useApp();
  const errorText = useErrorText();
  const editor = useEditorContext();
  return useMemo(() => {
    const { store, registry } = editor;
    const written = (keys: readonly string[]) => writeBlocks(registry, documentOf(store.get()), keys);
    const done = (key: string, keys: readonly string[], isCut: boolean) => {
      const count = keys.length;
      if (isCut) commands.remove(key, t('clipboard.wasCut', { count }));
      else notify(t('clipboard.copied', { count }));
    };
    const take = async (key: string, isCut: boolean) => {
      const keys = togetherWith(store.get(), key);
      if (await writeSystem(written(keys))) done(key, keys, isCut);
      else {
        const { copy, cut } = outlineShortcuts;
        notify(t('clipboard.noWriting', { keys: shortcutText(isCut ? cut : copy) }), { kind: 'error' });
      }
    };
    const received: Clipboard['received'] = (key, clipboard) => {
      const after = key === null ? null : (togetherWith(store.get(), key).at(-1) ?? null);
      void loadPaste().then(
        ({ pasteBlocks }) => pasteBlocks({ t, editor, app, errorText }, after, clipboard),
        () => notify(t('clipboard.notLoaded'), { kind: 'error' }),
      );
    };
    return {
      copy: (key) => void take(key, false),
      cut: (key) => void take(key, true),
      paste(key) {
        void readSystem().then((clipboard) => {
          if (clipboard) received(key, clipboard);
          else notify(t('clipboard.noReading', { keys: shortcutText(outlineShortcuts.paste) }), { kind: 'error' });
        });
      },
      taken(key, isCut) {
        const keys = togetherWith(store.get(), key);
        const clipboard = written(keys);
        done(key, keys, isCut);
        return clipboard;
      },
      received,
    };
  }, [t, app, errorText, editor, commands]);
}
