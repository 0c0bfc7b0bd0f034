import { ListTree } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../../admin/messages/use-messages.ts';
import { EmptyState } from '../../../admin/ui/layout/screen-state.tsx';
import { Screen } from '../../../admin/ui/layout/screen.tsx';

/** The site's menus. This version knows none that could be changed here, and says so. */
export default function MenuStructureScreen(): ReactElement {
  const t = useText();
  return (
    <Screen title={t('nav.menuStructure')}>
      <div className="lc-panel">
        <EmptyState icon={<ListTree />} title={t('structure.noMenu')} text={t('structure.noMenuText')} />
      </div>
    </Screen>
  );
}
