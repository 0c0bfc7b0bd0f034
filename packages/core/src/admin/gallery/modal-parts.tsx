import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import { Button } from '../ui/controls/button.tsx';
import { Modal } from '../ui/overlay/modal.tsx';
import type { ModalButton, ModalProps } from '../ui/overlay/modal.tsx';
import { notify } from '../ui/overlay/notify.ts';
import { Section } from '../ui/layout/section.tsx';
import { SidePanel } from '../ui/overlay/side-panel.tsx';

const variants = ['small', 'medium', 'large', 'alert', 'untitled', 'panel'] as const;
type Variant = (typeof variants)[number];

const names = {
  small: 'kit.modals.small',
  medium: 'kit.modals.medium',
  large: 'kit.modals.large',
  alert: 'kit.modals.alert',
  untitled: 'kit.modals.untitled',
  panel: 'kit.modals.panel',
} as const;

/** Modals of every size: with one button, with a list, with none, and the panel at the side. */
export function ModalParts(): ReactElement {
  const t = useText();
  const [open, setOpen] = useState<Variant>();
  const close = () => setOpen(undefined);
  const button = (text: string, more: Partial<ModalButton> = {}): ModalButton => ({
    text,
    onPress: () => {
      notify(t('kit.modals.pressed', { name: text }), { kind: 'info' });
      close();
    },
    ...more,
  });
  const confirm = button(t('kit.modals.confirm'));
  const list = [
    { ...button(t('action.cancel')), onPress: close },
    button(t('kit.modals.later'), { disabledReason: t('kit.buttons.reason') }),
    button(t('kit.modals.confirm'), { theme: 'orange' }),
  ];
  const looks: Readonly<Record<Exclude<Variant, 'panel'>, Partial<ModalProps>>> = {
    small: { size: 'small', title: t('kit.modals.heading'), confirm },
    medium: { size: 'medium', title: t('kit.modals.heading'), buttons: list },
    large: { size: 'large', title: t('kit.modals.heading') },
    alert: { size: 'small', title: t('kit.modals.heading'), isAlert: true, buttons: list },
    untitled: { size: 'small', label: t('kit.modals.untitled'), confirm },
  };
  return (
    <Section title={t('kit.modals.title')} text={t('kit.modals.text')}>
      <div className="lc-kit__row">
        {variants.map((variant) => (
          <Button key={variant} onPress={() => setOpen(variant)}>
            {t(names[variant])}
          </Button>
        ))}
      </div>
      {open && open !== 'panel' && (
        <Modal isOpen onClose={close} {...looks[open]}>
          <p>{t('kit.modals.content')}</p>
        </Modal>
      )}
      {open === 'panel' && (
        <SidePanel title={t('kit.modals.panel')} onClose={close}>
          <div className="lc-side__body">
            <p>{t('kit.modals.content')}</p>
          </div>
          <div className="lc-modal__foot">
            <Button onPress={close}>{t('action.close')}</Button>
          </div>
        </SidePanel>
      )}
    </Section>
  );
}
