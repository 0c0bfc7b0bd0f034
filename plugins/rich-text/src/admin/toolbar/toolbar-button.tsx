import { memo } from 'react';
import { ToolbarIcon } from './toolbar-icon.tsx';
import type { ToolbarIconName } from './toolbar-icon.tsx';
import { t } from '../editor-texts.ts';

interface ToolbarButtonProps {
  /** Names it among the buttons of the toolbar. */
  readonly id?: string;
  readonly label: string;
  readonly keys?: string | undefined;
  readonly icon: ToolbarIconName;
  readonly tabIndex: 0 | -1;
  readonly isPressed?: boolean | undefined;
  readonly isExpanded?: boolean;
  /** Whether it opens a menu. */
  readonly hasMenu?: boolean;
  /** Why it does nothing now. It stays reachable, so that the reason can be found. */
  readonly disabledReason?: string | undefined;
  readonly controls?: string | undefined;
  readonly onPress: () => void;
}

const titleOf = (label: string, keys: string | undefined, reason: string | undefined): string =>
  reason ? t('toolbar.reason', { label, reason }) : keys ? t('toolbar.keys', { label, keys }) : label;

/** A button of the toolbar. A press with the mouse leaves the focus, and so the selection, in the text. */
export const ToolbarButton = ({
  id,
  label,
  keys,
  icon,
  tabIndex,
  isPressed,
  isExpanded,
  hasMenu = false,
  disabledReason,
  controls,
  onPress,
}: ToolbarButtonProps) => (
  <button
    type="button"
    data-item={id}
    className="rich-text-editor__button"
    aria-label={label}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    aria-controls={controls}
    aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
    aria-haspopup={hasMenu ? 'menu' : undefined}
    aria-disabled={disabledReason === undefined ? undefined : true}
    title={titleOf(label, keys, disabledReason)}
    tabIndex={tabIndex}
    onMouseDown={(event) => event.preventDefault()}
    onClick={disabledReason === undefined ? onPress : undefined}
  >
    <ToolbarIcon name={icon} />
  </button>
);

/** The same for rows of buttons that are asked with every key: drawn anew where it looks otherwise. `onPress` gets its id. */
export const StillToolbarButton = memo(function StillToolbarButton({
  onPress,
  ...props
}: Omit<ToolbarButtonProps, 'id' | 'onPress'> & { readonly id: string; readonly onPress: (id: string) => void }) {
  return <ToolbarButton {...props} onPress={() => onPress(props.id)} />;
});
