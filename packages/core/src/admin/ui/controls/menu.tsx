import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { classes } from '../classes.ts';

export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly shortcut?: string | undefined;
  readonly isDanger?: boolean;
  /** Shown beside the label; the action is then not available. */
  readonly disabledReason?: string | undefined;
  /** An address instead of an action; opens in a new tab. */
  readonly href?: string;
  readonly onPress?: () => void;
}

export interface MenuProps {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly actions: readonly MenuAction[];
}

/** Further actions on one thing. */
export function Menu({ label, trigger, actions }: MenuProps): ReactElement {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="lc-popover" placement="bottom end" offset={4}>
        <AriaMenu
          className="lc-options"
          aria-label={label}
          disabledKeys={actions.filter((action) => action.disabledReason !== undefined).map((action) => action.key)}
        >
          {actions.map((action) => (
            <MenuItem
              key={action.key}
              id={action.key}
              textValue={action.label}
              className={classes('lc-option', action.isDanger && 'lc-option--danger')}
              {...(action.href ? { href: action.href, target: '_blank', rel: 'noopener' } : {})}
              {...(action.onPress ? { onAction: action.onPress } : {})}
            >
              {action.icon}
              <span>{action.label}</span>
              {(action.disabledReason ?? action.shortcut) && (
                <span className="lc-option__shortcut">{action.disabledReason ?? action.shortcut}</span>
              )}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
