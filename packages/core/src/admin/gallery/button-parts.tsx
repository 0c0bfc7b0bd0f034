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
  ['orange', 'gallery.buttons.orange'],
  ['grey', 'gallery.buttons.grey'],
  ['plain', 'gallery.buttons.plain'],
  ['danger', 'gallery.buttons.danger'],
];

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

/** Buttons in every theme, usable and not, and what else can be pressed. */
export function ButtonParts(): ReactElement {
  const t = useText();
  const tell = (name: string) => () => void notify(t('gallery.modals.pressed', { name }), { kind: 'info' });
  return (
    <Section title={t('gallery.buttons.title')} text={t('gallery.buttons.text')}>
      <ul className="lc-gallery__rows">
        {themes.map(([theme, key]) => {
          const name = t(key);
          return (
            <li key={theme} className="lc-gallery__row">
              <Button theme={theme} onPress={tell(name)}>
                {name}
              </Button>
              <Button theme={theme} disabledReason={t('gallery.buttons.reason')}>
                {t('gallery.buttons.disabled', { name })}
              </Button>
              <Button theme={theme} isPending>
                {t('gallery.buttons.pending', { name })}
              </Button>
              <Button theme={theme} size="small" onPress={tell(t('gallery.buttons.small', { name }))}>
                {t('gallery.buttons.small', { name })}
              </Button>
            </li>
          );
        })}
        <li className="lc-gallery__row">
          <Button theme="orange" icon={<Plus {...icon} />} onPress={tell(t('gallery.buttons.icon'))}>
            {t('gallery.buttons.icon')}
          </Button>
          <IconButton
            label={t('gallery.buttons.iconOnly')}
            icon={<Copy {...icon} />}
            onPress={tell(t('gallery.buttons.iconOnly'))}
          />
          <LinkButton to="/dashboard">{t('gallery.buttons.link')}</LinkButton>
          <Menu
            label={t('gallery.buttons.menuLabel')}
            trigger={<Button icon={<Ellipsis {...icon} />}>{t('gallery.buttons.menu')}</Button>}
            actions={[
              { key: 'copy', label: t('gallery.menu.first'), icon: <Copy {...icon} />, onPress: tell(t('gallery.menu.first')) },
              {
                key: 'move',
                label: t('gallery.menu.second'),
                icon: <MoveRight {...icon} />,
                disabledReason: t('gallery.menu.secondReason'),
              },
              {
                key: 'delete',
                label: t('gallery.menu.third'),
                icon: <Trash2 {...icon} />,
                isDanger: true,
                onPress: tell(t('gallery.menu.third')),
              },
            ]}
          />
        </li>
      </ul>
    </Section>
  );
}
