import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { SidePanel } from '#admin/ui/overlay/side-panel.tsx';
import type { ListedAddress } from '../redirects.schema.ts';
import { TargetOf } from './target-of.tsx';

interface FormerPanelProps {
  readonly address: ListedAddress;
  /** Makes a rule for the address, which then comes before. */
  readonly onOverride: () => void;
  readonly onClose: () => void;
}

/** A former address of a page: what it is, and the ways on from it. */
export function FormerPanel({ address, onOverride, onClose }: FormerPanelProps): ReactElement {
  const t = useText();
  const { page } = address;
  return (
    <SidePanel title={address.path} onClose={onClose}>
      <div className="lc-side__form">
        <div className="lc-side__body">
          <p>{t('redirect.formerText')}</p>
          <TargetOf address={address} />
        </div>
        <div className="lc-modal__foot">
          {page && page.title !== null && <LinkButton to={`/pages/${page.id}`}>{t('redirect.openPage')}</LinkButton>}
          <Button onPress={onOverride}>{t('redirect.override')}</Button>
        </div>
      </div>
    </SidePanel>
  );
}
