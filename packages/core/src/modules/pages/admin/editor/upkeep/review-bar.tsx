import { History } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatRecent } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { useEditorContext, useSaver } from '../context/editor-context.ts';
import { useConfirm } from './use-confirm.ts';
import { useUpkeep } from './use-upkeep.ts';

// The bar goes with what was pressed in it: the focus goes to what the page is called.
const focusHeading = (): void => document.querySelector<HTMLElement>('.lc-editor__title')?.focus();

/** Asks whoever may edit a page that is to be looked at again whether it is still correct. */
export function ReviewBar(): ReactElement | null {
  const t = useText();
  const { page, isReadOnly } = useEditorContext();
  const known = useUpkeep(page.id, { isAsked: false });
  const publishedID = useSaver((state) => state.published.publishedID);
  const livePath = useSaver((state) => state.livePath);
  const { isPending, errors, confirm } = useConfirm(page.id);
  const [openedAt] = useState(() => new Date());
  const [isPutOff, setPutOff] = useState(false);
  const dueAt = known ? known.dueAt : page.reviewDueAt;
  // Whatever was published or taken off the site since answers the question too.
  const isAsked = dueAt !== null && new Date(dueAt) <= openedAt && publishedID === page.publishedID;
  if (isReadOnly || !isAsked || isPutOff) return null;
  return (
    <section className="lc-editor-bar" aria-label={t('upkeep.bar')}>
      <History className="lc-icon" aria-hidden="true" />
      <p className="lc-editor-bar__text">
        {t('upkeep.ask', { at: formatRecent(dueAt) })}{' '}
        {livePath !== null && (
          <a href={livePath} target="_blank" rel="noopener">
            {t('upkeep.view')}
          </a>
        )}
      </p>
      <Button size="small" isPending={isPending} onPress={() => void confirm().then((isNoted) => isNoted && focusHeading())}>
        {t('upkeep.confirm')}
      </Button>
      <Button
        size="small"
        theme="plain"
        onPress={() => {
          setPutOff(true);
          focusHeading();
        }}
      >
        {t('upkeep.edit')}
      </Button>
      <ErrorBox errors={errors} />
    </section>
  );
}
