import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import type { GlossaryTerm } from '../../glossary.schema.ts';
import type { LocalePair } from './use-glossary.ts';

interface TermFormProps {
  readonly pair: LocalePair;
  /** Of which a new translation is written; undefined for a new term. */
  readonly term: GlossaryTerm | undefined;
  readonly isPending: boolean;
  readonly errors: readonly string[];
  readonly onSet: (term: { readonly source: string; readonly target: string | null }) => Promise<boolean>;
  /** Called once a term that was there has its new translation. */
  readonly onDone: () => void;
}

/** Says how a term is translated. */
export function TermForm({ pair, term, isPending, errors, onSet, onDone }: TermFormProps): ReactElement {
  const t = useText();
  const [source, setSource] = useState(term?.source ?? '');
  const [target, setTarget] = useState(term?.target ?? '');
  const [isKept, setKept] = useState(term?.target === null);
  const send = async (): Promise<void> => {
    const isSet = await onSet({ source: source.trim(), target: isKept ? null : target.trim() });
    if (!isSet) return;
    setSource('');
    setTarget('');
    setKept(false);
    document.querySelector<HTMLInputElement>('#glossary-source')?.focus();
    onDone();
  };
  return (
    <Form
      className="lc-glossary__form"
      aria-label={term ? t('glossary.edit', { term: term.source }) : t('glossary.new')}
      onSubmit={send}
    >
      <ErrorBox errors={errors} />
      <div className="lc-glossary__fields">
        <TextField
          id="glossary-source"
          label={t('glossary.source')}
          lang={pair.from}
          maxLength={100}
          isRequired
          isReadOnly={term !== undefined}
          value={source}
          onChange={setSource}
        />
        <TextField
          label={t('glossary.target')}
          lang={pair.to}
          maxLength={100}
          isRequired={!isKept}
          isReadOnly={isKept}
          autoFocus={term !== undefined}
          value={isKept ? source : target}
          onChange={setTarget}
        />
      </div>
      <div className="lc-glossary__foot">
        <Checkbox label={t('glossary.keep')} isSelected={isKept} onChange={setKept} />
        {term && <Button onPress={onDone}>{t('action.cancel')}</Button>}
        <Button theme="orange" type="submit" isPending={isPending}>
          {t(term ? 'glossary.change' : 'glossary.add')}
        </Button>
      </div>
    </Form>
  );
}
