import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import { Button } from '../ui/controls/button.tsx';
import { notify } from '../ui/overlay/notify.ts';
import { Section } from '../ui/layout/section.tsx';

/** Notices at the edge of the screen, of every kind. */
export function NoticeParts(): ReactElement {
  const t = useText();
  return (
    <Section title={t('kit.notices.title')} text={t('kit.notices.text')}>
      <div className="lc-kit__row">
        <Button onPress={() => void notify(t('kit.notices.saved'))}>{t('kit.notices.success')}</Button>
        <Button onPress={() => void notify(t('kit.notices.told'), { kind: 'info' })}>{t('kit.notices.info')}</Button>
        <Button onPress={() => void notify(t('kit.notices.failed'), { kind: 'error' })}>{t('kit.notices.error')}</Button>
        <Button
          onPress={() =>
            void notify(t('kit.menu.third'), {
              kind: 'info',
              action: { label: t('action.undo'), onPress: () => void notify(t('kit.notices.undone')) },
            })
          }
        >
          {t('kit.notices.action')}
        </Button>
      </div>
    </Section>
  );
}
