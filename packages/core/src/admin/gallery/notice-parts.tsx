import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import { Button } from '../ui/controls/button.tsx';
import { notify } from '../ui/overlay/notify.ts';
import { Section } from '../ui/layout/section.tsx';

/** Notices at the edge of the screen, of every kind. */
export function NoticeParts(): ReactElement {
  const t = useText();
  return (
    <Section title={t('gallery.notices.title')} text={t('gallery.notices.text')}>
      <div className="lc-gallery__row">
        <Button onPress={() => void notify(t('gallery.notices.saved'))}>{t('gallery.notices.success')}</Button>
        <Button onPress={() => void notify(t('gallery.notices.told'), { kind: 'info' })}>{t('gallery.notices.info')}</Button>
        <Button onPress={() => void notify(t('gallery.notices.failed'), { kind: 'error' })}>{t('gallery.notices.error')}</Button>
        <Button
          onPress={() =>
            void notify(t('gallery.menu.third'), {
              kind: 'info',
              action: { label: t('action.undo'), onPress: () => void notify(t('gallery.notices.undone')) },
            })
          }
        >
          {t('gallery.notices.action')}
        </Button>
      </div>
    </Section>
  );
}
