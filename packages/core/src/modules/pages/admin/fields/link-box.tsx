import { FileText, Globe } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { LinkTarget } from '#contract/content.ts';
import { linkTargetOf } from '#contract/link-text.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useCombobox } from '#admin/ui/controls/use-combobox.ts';
import { classes } from '#admin/ui/classes.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import { useOwnAddress } from './use-own-address.ts';
import { useSuggestedPages } from './use-suggested-pages.ts';
import type { Suggestion } from './use-suggested-pages.ts';
import { isComposing } from '#contract/is-composing.ts';

export interface LinkBoxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The target that a text is by itself, where that is more than `linkTargetOf` knows. */
  readonly parse?: (text: string) => LinkTarget | undefined;
  readonly onChoose: (target: LinkTarget) => void;
  /** Enter, where nothing fits what was typed. */
  readonly onNothing?: () => void;
  /** Escape, in a box that is not one field of many. */
  readonly onEscape?: () => void;
  /** Pages of this locale alone. */
  readonly locale?: string | undefined;
  /** As one field of many: it does not take the focus by itself, and suggests over what stands below, while one types. */
  readonly isPopup?: boolean;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly isReadOnly?: boolean;
}

const nothing = (): void => undefined;

/** What was typed as a choice: its page, where it is the address of one. */
const typedOption = (typed: LinkTarget, { target }: ReturnType<typeof useOwnAddress>, title: string): Suggestion => ({
  key: 'typed',
  target: target ?? typed,
  title,
});

/** One box for where a link leads: it suggests pages while it takes an address, a mail address or a number. */
export function LinkBox(props: LinkBoxProps): ReactElement {
  const {
    text,
    onText,
    parse = linkTargetOf,
    onChoose,
    onNothing = nothing,
    onEscape = nothing,
    locale,
    isPopup = false,
  } = props;
  const t = useText();
  const madeUp = useId();
  const id = props.id ?? madeUp;
  const [isCalled, setCalled] = useState(false);
  const isOpen = !isPopup || (isCalled && props.isReadOnly !== true);
  const { pages, isSettled } = useSuggestedPages({ text, locale, isOpen });
  const typed = parse(text);
  const own = useOwnAddress(isOpen ? typed : undefined);
  const isResolved = isSettled && !own.isPending;
  const options: readonly Suggestion[] = isOpen
    ? [...(typed ? [typedOption(typed, own, t('link.toTyped', { text: own.title || text.trim() }))] : []), ...pages]
    : [];
  const choose = (target: LinkTarget) => {
    setCalled(false);
    onChoose(target);
  };
  const combobox = useCombobox({ options, term: text, onChoose: ({ target }) => choose(target) });
  // Enter before the pages came means the first of them: nobody waits for a list that they do not look at.
  const isWaiting = useRef(false);
  const [first] = options;
  useEffect(() => {
    if (!isWaiting.current || !isResolved) return;
    isWaiting.current = false;
    if (first) onChoose(first.target);
    else onNothing();
  }, [isResolved, first, onChoose, onNothing]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      if (!isPopup) onEscape();
      else if (isOpen) setCalled(false);
      else return;
    } else if (event.key === 'Enter' && isOpen && (typed ? own.isPending : !isSettled)) isWaiting.current = true;
    else if (event.key === 'ArrowDown' && !isOpen) setCalled(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isEmpty = isOpen && options.length === 0 && isSettled;
  return (
    <div className={classes('lc-link-box', isPopup && 'lc-link-box--popup')} role="presentation" onKeyDownCapture={onKeyDown}>
      <label className="lc-label" htmlFor={id}>
        {t('link.box')}
      </label>
      <input
        className="lc-input"
        {...combobox.inputProps}
        id={id}
        autoFocus={!isPopup}
        readOnly={props.isReadOnly}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onFocus={(event) => event.target.select()}
        onBlur={() => setCalled(false)}
        onChange={(event) => {
          setCalled(true);
          onText(event.target.value);
          combobox.restart();
          isWaiting.current = false;
        }}
      />
      <div
        className="lc-link-box__below"
        role="presentation"
        hidden={options.length === 0 && !isEmpty}
        // The box keeps the focus, so that what is pressed is still there to be chosen.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div {...combobox.listProps} className="lc-results lc-link-box__list" aria-label={t('link.suggestions')}>
          {options.map((option) => (
            <div key={option.key} {...combobox.optionProps(option)} className="lc-result">
              <span className="lc-link-box__title">
                {option.key === 'typed' ? (
                  <Globe className="lc-icon" aria-hidden="true" />
                ) : (
                  <FileText className="lc-icon" aria-hidden="true" />
                )}
                {option.title}
              </span>
              {option.detail && <span className="lc-slug">{option.detail}</span>}
              {option.isDraft && <StatusBadge tone="neutral">{t('link.pageDraft')}</StatusBadge>}
            </div>
          ))}
        </div>
        {isEmpty && <p className="lc-quiet">{t('link.pageNone', { term: text.trim() })}</p>}
      </div>
      <p className="lc-hidden" role="status">
        {isOpen &&
          isSettled &&
          (isEmpty ? t('link.pageNone', { term: text.trim() }) : t('link.pageCount', { count: pages.length }))}
      </p>
    </div>
  );
}
