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
export default function GalleryScreen(): ReactElement {
  const t = useText();
  return (
    <Screen title={t('gallery.title')}>
      <p className="lc-quiet lc-gallery__intro">{t('gallery.intro')}</p>
      <div className="lc-panel lc-gallery">
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
