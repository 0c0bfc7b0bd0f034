import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { shortcutText } from '#admin/shell/shortcuts.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { menuShortcuts } from './shortcuts.ts';
import type { MenuCommands } from './use-menu-commands.ts';

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

/** Moves an item by a step, or takes it away: what its keys do, as buttons. */
export function ItemSteps({ id, commands }: { readonly id: string; readonly commands: MenuCommands }): ReactElement {
  const t = useText();
  return (
    <span className="lc-menu-form__do">
      <IconButton
        label={t('menus.up')}
        shortcut={shortcutText(menuShortcuts.up)}
        icon={<ArrowUp {...icon} />}
        onPress={() => commands.step(id, 'up')}
      />
      <IconButton
        label={t('menus.down')}
        shortcut={shortcutText(menuShortcuts.down)}
        icon={<ArrowDown {...icon} />}
        onPress={() => commands.step(id, 'down')}
      />
      <IconButton
        label={t('menus.out')}
        shortcut={shortcutText(menuShortcuts.out)}
        icon={<IndentDecrease {...icon} />}
        onPress={() => commands.step(id, 'out')}
      />
      <IconButton
        label={t('menus.in')}
        shortcut={shortcutText(menuShortcuts.in)}
        icon={<IndentIncrease {...icon} />}
        onPress={() => commands.step(id, 'in')}
      />
      <IconButton
        label={t('menus.delete')}
        shortcut={shortcutText(menuShortcuts.remove)}
        icon={<Trash2 {...icon} />}
        onPress={() => commands.remove(id)}
      />
    </span>
  );
}
