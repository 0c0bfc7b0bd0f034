import { useState } from 'react';
import type { ReactElement } from 'react';
import type { LinkTarget } from '#contract/content.ts';
import { linkTargetOf, linkTextOf } from '#contract/link-text.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { FieldErrors } from '#admin/ui/fields/field-layout.tsx';
import { MediaChoice, MediaPicker } from '#modules/media/admin/fields/index.ts';
import { ChosenPage } from './chosen-page.tsx';
import { LinkBox } from './link-box.tsx';
import { usePageOnceLeft } from './use-own-address.ts';
import { isComposing } from '#contract/is-composing.ts';

export interface LinkTargetFieldProps {
  /** Id of its first control. */
  readonly id: string;
  readonly value: LinkTarget | null;
  readonly onChange: (value: LinkTarget | null) => void;
  /** Ids of what describes it: help, errors. */
  readonly describedBy?: string | undefined;
  readonly isReadOnly?: boolean;
  readonly locale?: string | undefined;
  /** Whether it may lead to a file. Default: true. */
  readonly hasFiles?: boolean;
  /** What was typed and leads nowhere yet is a value too, of a draft: no word is lost. Otherwise it is null. */
  readonly keepsTyped?: boolean;
}

/** Whether somebody can be led there; of an address that is being typed it is not said yet. */
const isFinished = (value: LinkTarget | null): boolean =>
  value !== null && (!('href' in value) || linkTargetOf(value.href) !== undefined);

/** The control that takes the place of another one is there after React has drawn. */
const focusLater = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};

/**
 * Where a link leads: one box that suggests pages while it takes an address, a mail address or a number; a page that was
 * chosen, with a place on it; or a file.
 */
export function LinkTargetField(props: LinkTargetFieldProps): ReactElement {
  const { id, value, onChange, describedBy, isReadOnly = false, locale, hasFiles = true, keepsTyped = false } = props;
  const t = useText();
  const [text, setText] = useState(() => linkTextOf(value));
  const [isPicking, setPicking] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [isReplacing, setReplacing] = useState(false);

  // What was typed stays as it was typed, unless the value becomes another one from outside.
  const stored = JSON.stringify(value);
  const [known, setKnown] = useState(stored);
  if (known !== stored) {
    setKnown(stored);
    setText(linkTextOf(value));
    setReplacing(false);
  }
  const change = (next: LinkTarget | null) => {
    setKnown(JSON.stringify(next));
    setReplacing(false);
    if (JSON.stringify(next) !== stored) onChange(next);
  };
  const choose = (next: LinkTarget | null) => {
    setText(linkTextOf(next));
    change(next);
    focusLater(id);
  };
  const type = (next: string) => {
    setText(next);
    const target = linkTargetOf(next);
    // Until there is another one, the page or the file that is being replaced stays.
    if (target || !isReplacing) change(target ?? (keepsTyped && next.trim() !== '' ? { href: next } : null));
  };
  const setLeft = usePageOnceLeft({ value, isReadOnly, onChange });
  const leave = () => {
    setTyping(false);
    setLeft(true);
    if (isReplacing) setText('');
    setReplacing(false);
  };
  const isWrong = text.trim() !== '' && !isFinished(value) && !isTyping;

  const control =
    value && 'page' in value && !isReplacing ? (
      <ChosenPage
        id={id}
        value={value}
        isReadOnly={isReadOnly}
        onChange={change}
        onReplace={() => {
          setReplacing(true);
          focusLater(id);
        }}
        onRemove={() => choose(null)}
      />
    ) : value && 'file' in value ? (
      <MediaChoice
        id={id}
        label={t('link.fileLabel')}
        kind="document"
        fileID={value.file}
        isReadOnly={isReadOnly}
        onChoose={(file) => change({ file: file.id })}
        onRemove={() => choose(null)}
      />
    ) : (
      <>
        <LinkBox
          id={id}
          isPopup
          text={text}
          locale={locale}
          isReadOnly={isReadOnly}
          isInvalid={isWrong}
          describedBy={[isWrong && `${id}-wrong`, describedBy].filter(Boolean).join(' ') || undefined}
          onText={type}
          onChoose={choose}
        />
        <FieldErrors id={`${id}-wrong`} errors={isWrong ? [t('link.boxBad')] : []} />
        {!isReadOnly && hasFiles && (
          <div>
            <Button size="small" theme="plain" onPress={() => setPicking(true)}>
              {t('link.toFile')}
            </Button>
          </div>
        )}
      </>
    );
  return (
    <div
      className="lc-link__target"
      role="presentation"
      onFocus={() => {
        setTyping(true);
        setLeft(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || !isReplacing) return;
        event.preventDefault();
        event.stopPropagation();
        leave();
        focusLater(id);
      }}
      onBlur={(event) => {
        if (!isPicking && !event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      {control}
      {isPicking && (
        <MediaPicker
          kind="document"
          onChoose={([file]) => {
            setPicking(false);
            if (file) choose({ file: file.id });
          }}
          onClose={() => {
            setPicking(false);
            focusLater(id);
          }}
        />
      )}
    </div>
  );
}
