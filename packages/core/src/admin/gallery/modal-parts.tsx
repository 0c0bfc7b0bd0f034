import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import { Button } from '../ui/controls/button.tsx';
import { Modal } from '../ui/overlay/modal.tsx';
import type { ModalButton, ModalProps } from '../ui/overlay/plain-modal.tsx';
import { notify } from '../ui/overlay/notify.ts';
import { Section } from '../ui/layout/section.tsx';
import { SidePanel } from '../ui/overlay/side-panel.tsx';

const variants = ['small', 'medium', 'large', 'alert', 'untitled', 'panel'] as const;
type Variant = (typeof variants)[number];

const names = {
  small: 'gallery.modals.small',
  medium: 'gallery.modals.medium',
  large: 'gallery.modals.large',
  alert: 'gallery.modals.alert',
  untitled: 'gallery.modals.untitled',
  panel: 'gallery.modals.panel',
} as const;

/** Modals of every size: with one button, with a list, with none, and the panel at the side. */
export function ModalParts(): ReactElement {
  const t = useText();
  const [open, setOpen] = useState<Variant>();
  const close = () => setOpen(undefined);
  const button = (text: string, more: Partial<ModalButton> = {}): ModalButton => ({
    text,
    onPress: () => {
      notify(t('gallery.modals.pressed', { name: text }), { kind: 'info' });
      close();
    },
    ...more,
  });
  const confirm = button(t('gallery.modals.confirm'));
  const list = [
    { ...button(t('action.cancel')), onPress: close },
    button(t('gallery.modals.later'), { disabledReason: t('gallery.buttons.reason') }),
    button(t('gallery.modals.confirm'), { theme: 'orange' }),
  ];
  const looks: Readonly<Record<Exclude<Variant, 'panel'>, Partial<ModalProps>>> = {
    small: { size: 'small', title: t('gallery.modals.heading'), confirm },
    medium: { size: 'medium', title: t('gallery.modals.heading'), buttons: list },
    large: { size: 'large', title: t('gallery.modals.heading') },
    alert: { size: 'small', title: t('gallery.modals.heading'), isAlert: true, buttons: list },
    untitled: { size: 'small', label: t('gallery.modals.untitled'), confirm },
  };
  return (
    <Section title={t('gallery.modals.title')} text={t('gallery.modals.text')}>
      <div className="lc-gallery__row">
        {variants.map((variant) => (
          <Button key={variant} onPress={() => setOpen(variant)}>
            {t(names[variant])}
          </Button>
        ))}
      </div>
      {open && open !== 'panel' && (
        <Modal isOpen onClose={close} {...looks[open]}>
          <p>{t('gallery.modals.content')}</p>
        </Modal>
      )}
      {open === 'panel' && (
        <SidePanel title={t('gallery.modals.panel')} onClose={close}>
          <div className="lc-side__body">
            <p>{t('gallery.modals.content')}</p>
          </div>
          <div className="lc-modal__foot">
            <Button onPress={close}>{t('action.close')}</Button>
          </div>
        </SidePanel>
      )}
    </Section>
  );
}
