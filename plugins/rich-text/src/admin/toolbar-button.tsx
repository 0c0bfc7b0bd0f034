import { ToolbarIcon } from './toolbar-icon.tsx';
import type { ToolbarIconName } from './toolbar-icon.tsx';

interface ToolbarButtonProps {
  readonly id: string;
  readonly label: string;
  readonly keys?: string | undefined;
  readonly icon: ToolbarIconName;
  readonly tabIndex: 0 | -1;
  readonly isPressed?: boolean | undefined;
  readonly isExpanded?: boolean;
  readonly controls?: string | undefined;
  readonly onPress: () => void;
}

/** A button of the toolbar. A press with the mouse leaves the focus, and so the selection, in the text. */
export const ToolbarButton = ({
  id,
  label,
  keys,
  icon,
  tabIndex,
  isPressed,
  isExpanded,
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
    title={keys ? `${label} (${keys})` : label}
    tabIndex={tabIndex}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <ToolbarIcon name={icon} />
  </button>
);
