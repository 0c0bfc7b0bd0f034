import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { isShortcut, shortcutText } from '#admin/shell/shortcuts.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { Counter } from '#admin/ui/fields/counter.tsx';
import { FieldLayout, useFieldWiring } from '#admin/ui/fields/field-layout.tsx';
import { maxCommentLength } from '../comment-limits.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { toStored } from './mention-text.ts';
import { PeopleList } from './people-list.tsx';
import { useMentions } from './use-mentions.ts';
import { usePeople } from './use-people.ts';
import { isComposing } from '#contract/is-composing.ts';

interface ComposerProps {
  readonly label: string;
  readonly sendText: string;
  /** Of the words that are written and not sent. */
  readonly draft: string;
  /** Answers with the texts of what is wrong; none once it is sent. */
  readonly onSend: (text: string) => Promise<readonly string[]>;
  readonly onClose: () => void;
}

const sendKeys = { keys: 'mod+Enter' };

/** A field for a comment or an answer. What is not sent is kept for the next time. */
export function Composer({ label, sendText, draft, onSend, onClose }: ComposerProps): ReactElement {
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the caret goes with the text that is put into the field. */
  const nextCaret = useRef<number>(undefined);
  const [text, setText] = useState(() => draftOf(draft));
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const { people, read } = usePeople(text.includes('@'));
  const help = t('comments.help');
  const wiring = useFieldWiring({ help, errors });
  const write = (next: string): void => {
    setText(next);
    keepDraft(draft, next);
  };
  const mentions = useMentions({
    text,
    people,
    onWrite(next, caret) {
      write(next);
      nextCaret.current = caret;
    },
  });
  useLayoutEffect(() => {
    const caret = nextCaret.current;
    nextCaret.current = undefined;
    // Before the next letter comes, which may be at once.
    if (caret !== undefined) field.current?.setSelectionRange(caret, caret);
  }, [text]);
  useEffect(() => field.current?.focus(), []);

  const send = async (): Promise<void> => {
    if (isPending) return;
    if (text.trim() === '') return setErrors([t('comments.empty')]);
    setPending(true);
    const wrong = text.includes('@')
      ? await read().then(
          (known) => onSend(toStored(text, known)),
          () => [t('comments.notSent')],
        )
      : await onSend(text);
    setPending(false);
    setErrors(wrong);
    if (wrong.length === 0) keepDraft(draft, '');
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (mentions.onKey(event) || isComposing(event)) return;
    if (isShortcut(event, sendKeys)) void send();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Form className="lc-composer" onSubmit={send}>
      <FieldLayout
        label={label}
        help={help}
        errors={errors}
        wiring={wiring}
        counter={<Counter length={text.length} max={maxCommentLength} />}
      >
        <textarea
          ref={field}
          id={wiring.id}
          className="lc-input"
          rows={3}
          value={text}
          data-own-history=""
          data-filled={text !== '' || undefined}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
          {...mentions.fieldProps}
          onChange={(event) => {
            write(event.target.value);
            mentions.onCaret(event.target.selectionStart);
          }}
          onSelect={(event) => mentions.onCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
        />
        <PeopleList mentions={mentions} people={people} />
      </FieldLayout>
      <div className="lc-thread__buttons">
        <Button type="submit" size="small" theme="orange" isPending={isPending} shortcut={shortcutText(sendKeys)}>
          {sendText}
        </Button>
        <Button size="small" onPress={onClose}>
          {t('comments.cancel')}
        </Button>
      </div>
    </Form>
  );
}
