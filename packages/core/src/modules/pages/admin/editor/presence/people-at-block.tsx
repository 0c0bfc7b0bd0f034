import type { ReactElement } from 'react';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { useStorePart } from '../../../../../admin/ui/store/use-store.ts';
import { useEditorContext } from '../editor-context.ts';

/** Who else is at a block, by name. */
export function PeopleAtBlock({ blockKey }: { readonly blockKey: string }): ReactElement | null {
  const t = useText();
  const { people } = useEditorContext();
  // A text, which is the same where the people are.
  const names = useStorePart(people, (all) =>
    all
      .filter(({ block }) => block === blockKey)
      .map(({ name }) => name)
      .join(', '),
  );
  if (names === '') return null;
  return (
    <span className="lc-block__people" title={t('presence.atBlock', { names })}>
      <span aria-hidden="true">{names}</span>
      <span className="lc-hidden">{t('presence.atBlock', { names })}</span>
    </span>
  );
}
