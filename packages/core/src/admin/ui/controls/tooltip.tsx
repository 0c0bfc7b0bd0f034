import { useEffect, useRef, useState } from 'react';
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

/** Milliseconds without scrolling after which a tooltip that went with it comes back. */
const settled = 100;

/** The control whose focus is being told, while it is. */
const focusedNow = (): Element | null => (globalThis.event?.type.startsWith('focus') === true ? document.activeElement : null);

/**
 * A few words on a control, on hover and on focus. Never the only place where something is said. Scrolling takes it away, and
 * a control that is brought into sight by Tab scrolls: on what still has the focus it comes back.
 */
export function Tooltip({ text, shortcut, placement = 'bottom', children }: TooltipProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const focused = useRef<Element>(null);
  const again = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(again.current), []);
  const onOpenChange = (next: boolean): void => {
    clearTimeout(again.current);
    setOpen(next);
    if (next) focused.current = focusedNow();
    else if (globalThis.event?.type === 'scroll' && focused.current)
      again.current = window.setTimeout(() => setOpen(document.activeElement === focused.current), settled);
  };
  return (
    <TooltipTrigger delay={500} closeDelay={80} isOpen={isOpen} onOpenChange={onOpenChange}>
      {children}
      <AriaTooltip className="lc-tooltip" placement={placement} offset={6}>
        {text}
        {shortcut && <kbd>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
