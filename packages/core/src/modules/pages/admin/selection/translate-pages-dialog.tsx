import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { ModulePart } from '#admin/shell/module-part.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import type { PageListItem } from '../../page.schema.ts';

interface TranslatePagesDialogProps {
  readonly pages: readonly Pick<PageListItem, 'id' | 'title' | 'locale'>[];
  readonly onClose: () => void;
}

/** Sends the chosen pages to translators. */
export function TranslatePagesDialog({ pages, onClose }: TranslatePagesDialogProps): ReactElement {
  const t = useText();
  return (
    <Modal isOpen title={t('selection.translateTitle', { count: pages.length })} onClose={onClose}>
      <ModulePart name="pageTranslating" props={{ pages }} />
    </Modal>
  );
}
