import { UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { useEditor, useSaver } from '../context/editor-context.ts';
import { focusField } from '../focus/focus.ts';
import { documentOf } from '../state/editor-state.ts';
import { hasPlaceFor } from '../state/fields.ts';
import { useGoTo } from '../focus/use-go-to.ts';

/** In how many fields others chose their words over those that were stored from here: they may be out of sight. Leads to the first. */
export function OverruledIndicator(): ReactElement | null {
  const t = useText();
  const goTo = useGoTo();
  const overruled = useSaver((state) => state.overruled);
  const first = useEditor((state) => overruled.find(({ property }) => hasPlaceFor(documentOf(state), property))?.property);
  const count = useEditor((state) => overruled.filter(({ property }) => hasPlaceFor(documentOf(state), property)).length);
  const text = count === 0 ? '' : t('overruled.count', { count });
  const told = useRef('');
  useEffect(() => {
    if (text !== '' && text !== told.current) announce(text);
    told.current = text;
  }, [text]);
  if (first === undefined) return null;
  return (
    <button
      type="button"
      className="lc-save lc-save--action"
      data-state="overruled"
      onClick={() => {
        goTo(first);
        focusField(first);
      }}
    >
      <UsersRound className="lc-icon" aria-hidden="true" />
      {text}
    </button>
  );
}
