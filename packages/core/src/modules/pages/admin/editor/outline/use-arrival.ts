import { useBroughtAlong } from '#admin/shell/use-brought-along.ts';
import type { NewPageArrival } from '../../new-page-arrival.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { focusFirstField } from '../focus/focus.ts';
import { documentOf } from '../state/editor-state.ts';
import { firstToWrite } from '../state/first-to-write.ts';
import { pagePlace } from '#modules/pages/edits/place.ts';
import type { Place } from '#modules/pages/edits/place.ts';

/**
 * A page that was just made is opened to write: its first block that takes words has the focus in the first field. Where it has none yet, one
 * is chosen. After the heading, which takes the focus of every screen.
 */
export function useArrival(openPicker: (at: Place) => void): void {
  const { isReadOnly, registry, store } = useEditorContext();
  useBroughtAlong<NewPageArrival>(() => {
    if (isReadOnly) return;
    const document = documentOf(store.get());
    const first = firstToWrite(registry, document) ?? document.order[0];
    if (first === undefined) {
      openPicker(pagePlace(0));
      return;
    }
    store.dispatch({ type: 'select', key: first });
    focusFirstField(first);
  });
}
