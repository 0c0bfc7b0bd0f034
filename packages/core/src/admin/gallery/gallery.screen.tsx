import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import { Screen } from '../ui/layout/screen.tsx';
import { ButtonParts } from './button-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import { ListParts } from './list-parts.tsx';
import { ModalParts } from './modal-parts.tsx';
import { NoticeParts } from './notice-parts.tsx';
import { StateParts } from './state-parts.tsx';

/** The gallery: the parts of the admin in each of their states. */
export default function KitScreen(): ReactElement {
  const t = useText();
  return (
    <Screen title={t('kit.title')}>
      <p className="lc-quiet lc-kit__intro">{t('kit.intro')}</p>
      <div className="lc-panel lc-kit">
        <ButtonParts />
        <ModalParts />
        <FieldParts />
        <ListParts />
        <StateParts />
        <NoticeParts />
      </div>
    </Screen>
  );
}
