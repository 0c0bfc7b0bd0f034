import { ChevronRight, Languages } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useStorePart } from '#admin/ui/store/use-store.ts';
import { documentOf, focusField, isUnread, useEditor, useEditorContext, useGoTo } from '#modules/pages/admin/editor/public.ts';
import { useUnread } from './use-unread.ts';

// The bar goes with what was pressed in it: the focus goes to what the page is called.
const focusHeading = (): void => document.querySelector<HTMLElement>('.lc-editor__title')?.focus();

/** Says how much of the page a machine translated and nobody has read, leads to it, and takes the word of whoever read it. */
export default function PageUnread(): ReactElement | null {
  const t = useText();
  const approve = useUnread();
  const goTo = useGoTo();
  const { isReadOnly, unread } = useEditorContext();
  const told = useStorePart(unread, (state) => state);
  const standing = useEditor((state) =>
    [...told.parts.keys()].filter((part) => isUnread(told, documentOf(state), part)).join('\n'),
  );
  const [last, setLast] = useState<{ readonly part: string; readonly index: number }>();
  const [isPending, setPending] = useState(false);
  if (standing === '') return null;
  const parts = standing.split('\n');
  const next = (): void => {
    const at = last ? parts.indexOf(last.part) : -1;
    // What was shown last and is read by now: the next one stands in its place.
    const index = (at >= 0 ? at + 1 : (last?.index ?? 0)) % parts.length;
    const part = parts[index] ?? '';
    setLast({ part, index });
    goTo(part);
    focusField(part);
  };
  return (
    <section className="lc-unread-bar" aria-label={t('unread.bar')}>
      <p>
        <Languages className="lc-icon" aria-hidden="true" />
        {t('unread.count', { count: parts.length })}
      </p>
      <Button size="small" icon={<ChevronRight className="lc-icon" aria-hidden="true" />} onPress={next}>
        {t('unread.next')}
      </Button>
      {!isReadOnly && (
        <Button
          size="small"
          theme="plain"
          isPending={isPending}
          onPress={() => {
            setPending(true);
            void approve(parts).then((isNoted) => {
              setPending(false);
              if (isNoted) focusHeading();
            });
          }}
        >
          {t('unread.all')}
        </Button>
      )}
    </section>
  );
}
