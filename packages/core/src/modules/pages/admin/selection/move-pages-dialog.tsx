import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { pageCalls } from '../../pages.client.ts';
import { PagesDialog } from '../pages-dialog.tsx';
import { ParentField } from '../parent-field.tsx';
import type { ParentPage } from '../parent-field.tsx';
import type { NamedPage, PageOutcome } from '../run-on-pages.ts';

interface MovePagesDialogProps {
  readonly pages: readonly NamedPage[];
  readonly onOutcomes: (outcomes: readonly PageOutcome[]) => void;
  readonly onClose: () => void;
}

/** Asks below which page some pages are to stand. */
export function MovePagesDialog({ pages, onOutcomes, onClose }: MovePagesDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const [parent, setParent] = useState<ParentPage | null>(null);
  const [first, ...others] = new Set(pages.map(({ locale }) => locale));
  return (
    <PagesDialog
      pages={pages}
      title={t('selection.moveTitle', { count: pages.length })}
      confirm={t('selection.move')}
      call={({ id }) =>
        client.call(pageCalls.move, { params: { id }, body: { parentID: parent?.id ?? null, addresses: 'keep' } })
      }
      onOutcomes={onOutcomes}
      onClose={onClose}
    >
      <p>{t('selection.moveText')}</p>
      <ParentField value={parent} locale={others.length === 0 ? first : undefined} onChange={setParent} />
    </PagesDialog>
  );
}
