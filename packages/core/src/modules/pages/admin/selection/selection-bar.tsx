import { useQueryClient } from '@tanstack/react-query';
import { CloudUpload, EyeOff, FolderInput, Languages, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { pageCalls } from '../../pages.client.ts';
import { PagesDialog } from '../pages-dialog.tsx';
import type { PageOutcome } from '../run-on-pages.ts';
import { DeletePagesDialog } from '../trash/delete-pages-dialog.tsx';
import { MovePagesDialog } from './move-pages-dialog.tsx';
import type { PageSelection } from './page-selection.ts';
import { UnpublishPagesDialog } from './unpublish-pages-dialog.tsx';
import { TranslatePagesDialog } from './translate-pages-dialog.tsx';

type Action = 'publish' | 'unpublish' | 'move' | 'translate' | 'delete';

const actions = [
  { key: 'publish', text: 'selection.publish', Icon: CloudUpload },
  { key: 'unpublish', text: 'selection.unpublish', Icon: EyeOff },
  { key: 'move', text: 'selection.move', Icon: FolderInput },
  { key: 'translate', text: 'selection.translate', Icon: Languages },
  { key: 'delete', text: 'selection.delete', Icon: Trash2 },
] as const satisfies readonly { readonly key: Action; readonly text: TextKey; readonly Icon: typeof X }[];

/** The number of chosen pages, and what can be done with them. What it was done with is chosen no more. */
export function SelectionBar({ selection }: { readonly selection: PageSelection }): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const [action, setAction] = useState<Action>();
  const { chosen, set, clear } = selection;
  const count = chosen.length;
  const close = (): void => setAction(undefined);

  const settle = (outcomes: readonly PageOutcome[], done: TextKey & `selection.${string}`): void => {
    const ids = outcomes.filter(({ failure }) => !failure).map(({ page }) => page.id);
    set(
      chosen.filter(({ id }) => ids.includes(id)),
      false,
    );
    void queries.invalidateQueries({ queryKey: ['pages'] });
    if (ids.length > 0) notify(t(done, { count: ids.length }));
  };
  return (
    <div className="lc-selection-bar">
      <p className="lc-num" role="status">
        {t('selection.count', { count })}
      </p>
      <div className="lc-selection-bar__actions" role="group" aria-label={t('selection.actions')}>
        {actions.map(({ key, text, Icon }) => (
          <Button key={key} size="small" icon={<Icon className="lc-icon" aria-hidden="true" />} onPress={() => setAction(key)}>
            {t(text)}
          </Button>
        ))}
        <IconButton label={t('selection.clear')} icon={<X className="lc-icon" aria-hidden="true" />} onPress={clear} />
      </div>
      {action === 'publish' && (
        <PagesDialog
          pages={chosen}
          title={t('selection.publishTitle', { count })}
          confirm={t('selection.publish')}
          call={({ id }) => client.call(pageCalls.publish, { params: { id }, body: {} })}
          onOutcomes={(outcomes) => settle(outcomes, 'selection.published')}
          onClose={close}
        >
          <p>{t('selection.publishText')}</p>
        </PagesDialog>
      )}
      {action === 'unpublish' && (
        <UnpublishPagesDialog
          pages={chosen}
          onOutcomes={(outcomes) => settle(outcomes, 'selection.unpublished')}
          onClose={close}
        />
      )}
      {action === 'move' && (
        <MovePagesDialog pages={chosen} onOutcomes={(outcomes) => settle(outcomes, 'selection.moved')} onClose={close} />
      )}
      {action === 'translate' && <TranslatePagesDialog pages={chosen} onClose={close} />}
      {action === 'delete' && (
        <DeletePagesDialog
          pages={chosen}
          onDeleted={(ids) =>
            set(
              chosen.filter(({ id }) => ids.includes(id)),
              false,
            )
          }
          onClose={close}
        />
      )}
    </div>
  );
}
