import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { useStore } from '#admin/ui/store/use-store.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { blocksAround } from '../state/folded.store.ts';
import { documentOf } from '../state/editor-state.ts';

/** Hides or shows what is nested in all blocks of the page at once. `keys`: those that have something to hide. */
export function FoldAll({ keys }: { readonly keys: readonly string[] }): ReactElement | null {
  const t = useText();
  const { store, folded } = useEditorContext();
  const isAnyOpen = useStore(folded).size === 0 || keys.some((key) => !folded.get().has(key));
  if (keys.length === 0) return null;
  const foldAll = (): void => {
    const { selected } = store.get();
    // The block that is open stays in sight: the outermost around it.
    const outermost = selected === null ? undefined : blocksAround(documentOf(store.get()), selected).at(-1);
    if (outermost !== undefined) store.dispatch({ type: 'select', key: outermost });
    folded.fold(keys);
    announce(t('outline.foldedAll'));
  };
  const unfoldAll = (): void => {
    folded.unfold(keys);
    announce(t('outline.unfoldedAll'));
  };
  return (
    <IconButton
      label={t(isAnyOpen ? 'outline.foldAll' : 'outline.unfoldAll')}
      icon={
        isAnyOpen ? (
          <ChevronsDownUp className="lc-icon" aria-hidden="true" />
        ) : (
          <ChevronsUpDown className="lc-icon" aria-hidden="true" />
        )
      }
      onPress={isAnyOpen ? foldAll : unfoldAll}
    />
  );
}
