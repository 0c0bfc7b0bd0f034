import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

interface TooltipProps {
  readonly text: ReactNode;
  /** Keys that do the same, as people read them: `Ctrl S`. */
  readonly shortcut?: string | undefined;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
  /** One focusable component of the kit. */
  readonly children: ReactElement;
}

/** A few words on a control, on hover and on focus. Never the only place where something is said. */
export function Tooltip({ text, shortcut, placement = 'bottom', children }: TooltipProps): ReactElement {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className="lc-tooltip" placement={placement} offset={6}>
        {text}
        {shortcut && <kbd>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
