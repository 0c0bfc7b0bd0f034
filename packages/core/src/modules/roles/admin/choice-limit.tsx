import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Menu';
import { useText } from '#admin/messages/use-messages.ts';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import type { Choice } from '#admin/ui/controls/segmented-control.tsx';

interface ChoiceLimitProps {
  /** Names it for who cannot see the table: `Page types of Edit pages`. */
  readonly label: string;
  /** Said where nothing is chosen, because nothing is limited then. */
  readonly allText: string;
  readonly options: readonly Choice[];
  /** Undefined: no limit. */
  readonly value: readonly string[] | undefined;
  /** At least one must stay chosen, because whoever grants it is limited too. */
  readonly isLimitKept: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (value: readonly string[] | undefined) => void;
}

/** Limits a grant to some page types, or some languages. */
export function ChoiceLimit(props: ChoiceLimitProps): ReactElement {
  const { label, allText, options, value, isLimitKept, isReadOnly, onChange } = props;
  const t = useText();
  const titleID = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // What is not installed, or not offered any more, can still be taken away.
  const strays = (value ?? []).filter((entry) => !options.some((option) => option.value === entry));
  const all = [...options, ...strays.map((entry) => ({ value: entry, label: entry }))];
  const shown = value ? all.filter((option) => value.includes(option.value)).map((option) => option.label) : [];
  const summary = shown.length === 0 ? allText : shown.length <= 2 ? shown.join(', ') : t('grant.some', { count: shown.length });

  if (isReadOnly) return <span className={value ? undefined : 'lc-quiet'}>{summary}</span>;
  const change = (entry: string, isChosen: boolean) => {
    const next = isChosen ? [...(value ?? []), entry] : (value ?? []).filter((other) => other !== entry);
    if (next.length > 0) onChange(next);
    else if (!isLimitKept) onChange(undefined);
  };
  return (
    <>
      <AriaButton
        ref={trigger}
        className="lc-limit"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        data-limited={value ? true : undefined}
        aria-label={`${label}: ${summary}`}
      >
        <span>{summary}</span>
        <ChevronDown className="lc-icon" aria-hidden="true" />
      </AriaButton>
      <Popover
        className="lc-popover"
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={trigger}
        placement="bottom start"
        offset={4}
      >
        <Dialog className="lc-limit__dialog" aria-labelledby={titleID}>
          <p className="lc-label" id={titleID}>
            {label}
          </p>
          {!isLimitKept && (
            <Checkbox
              label={allText}
              isSelected={!value}
              onChange={(isAll) => onChange(isAll ? undefined : options.slice(0, 1).map((option) => option.value))}
            />
          )}
          {all.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              isSelected={value?.includes(option.value) ?? false}
              onChange={(isChosen) => change(option.value, isChosen)}
            />
          ))}
        </Dialog>
      </Popover>
    </>
  );
}
