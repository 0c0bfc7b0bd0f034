import { Copy, Ellipsis, MoveRight, Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import type { TextKey } from '../messages/message-key.ts';
import { Button } from '../ui/controls/button.tsx';
import type { ButtonTheme } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { Menu } from '../ui/controls/menu.tsx';
import { notify } from '../ui/overlay/notify.ts';
import { Section } from '../ui/layout/section.tsx';

const themes: readonly (readonly [ButtonTheme, TextKey])[] = [
  ['orange', 'kit.buttons.orange'],
  ['grey', 'kit.buttons.grey'],
  ['plain', 'kit.buttons.plain'],
  ['danger', 'kit.buttons.danger'],
];

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

/** Buttons in every theme, usable and not, and what else can be pressed. */
export function ButtonParts(): ReactElement {
  const t = useText();
  const tell = (name: string) => () => void notify(t('kit.modals.pressed', { name }), { kind: 'info' });
  return (
    <Section title={t('kit.buttons.title')} text={t('kit.buttons.text')}>
      <ul className="lc-kit__rows">
        {themes.map(([theme, key]) => {
          const name = t(key);
          return (
            <li key={theme} className="lc-kit__row">
              <Button theme={theme} onPress={tell(name)}>
                {name}
              </Button>
              <Button theme={theme} disabledReason={t('kit.buttons.reason')}>
                {t('kit.buttons.disabled', { name })}
              </Button>
              <Button theme={theme} isPending>
                {t('kit.buttons.pending', { name })}
              </Button>
              <Button theme={theme} size="small" onPress={tell(t('kit.buttons.small', { name }))}>
                {t('kit.buttons.small', { name })}
              </Button>
            </li>
          );
        })}
        <li className="lc-kit__row">
          <Button theme="orange" icon={<Plus {...icon} />} onPress={tell(t('kit.buttons.icon'))}>
            {t('kit.buttons.icon')}
          </Button>
          <IconButton label={t('kit.buttons.iconOnly')} icon={<Copy {...icon} />} onPress={tell(t('kit.buttons.iconOnly'))} />
          <LinkButton to="/dashboard">{t('kit.buttons.link')}</LinkButton>
          <Menu
            label={t('kit.buttons.menuLabel')}
            trigger={<Button icon={<Ellipsis {...icon} />}>{t('kit.buttons.menu')}</Button>}
            actions={[
              { key: 'copy', label: t('kit.menu.first'), icon: <Copy {...icon} />, onPress: tell(t('kit.menu.first')) },
              {
                key: 'move',
                label: t('kit.menu.second'),
                icon: <MoveRight {...icon} />,
                disabledReason: t('kit.menu.secondReason'),
              },
              {
                key: 'delete',
                label: t('kit.menu.third'),
                icon: <Trash2 {...icon} />,
                isDanger: true,
                onPress: tell(t('kit.menu.third')),
              },
            ]}
          />
        </li>
      </ul>
    </Section>
  );
}
