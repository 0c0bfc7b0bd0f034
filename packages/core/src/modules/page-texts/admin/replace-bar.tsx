import { Replace } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { mostPages } from '../page-limit.ts';
import type { Replacing, Wanted } from '../page-texts.schema.ts';
import { countChosen } from './chosen-hits.ts';
import type { ChosenHits } from './chosen-hits.ts';
import { PageChoice } from './page-choice.tsx';
import { replacingOf } from './wanted-form.ts';
import type { ReplacingForm } from './wanted-form.ts';

interface ReplaceBarProps {
  readonly kind: Wanted['kind'];
  readonly chosen: ChosenHits;
  readonly isPending: boolean;
  readonly errors: readonly string[];
  readonly onReplace: (by: Replacing) => void;
}

/** What is to stand in the place of what was chosen. */
export function ReplaceBar({ kind, chosen, isPending, errors, onReplace }: ReplaceBarProps): ReactElement {
  const t = useText();
  const id = useId();
  const [form, setForm] = useState<ReplacingForm>({ words: '', page: undefined });
  const count = countChosen(chosen);
  const by = replacingOf(kind, form);
  const reason = (): string | undefined => {
    if (count.hits === 0) return t('findReplace.chooseFirst');
    if (count.pages > mostPages) return t('findReplace.tooManyPages', { count: mostPages });
    return by ? undefined : t('findReplace.byFirst');
  };
  const disabledReason = reason();
  return (
    <Form
      className="lc-panel lc-texts__replace"
      aria-labelledby={id}
      onSubmit={() => {
        if (by && !disabledReason && !isPending) onReplace(by);
      }}
    >
      <h2 id={id} className="lc-hidden">
        {t('findReplace.replaceTitle')}
      </h2>
      {kind === 'page' ? (
        <PageChoice label={t('findReplace.byPage')} value={form.page} onChange={(page) => setForm({ ...form, page })} />
      ) : (
        <TextField
          label={t('findReplace.by')}
          help={kind === 'text' && form.words === '' ? t('findReplace.byNothing') : undefined}
          value={form.words}
          inputMode={kind === 'phone' ? 'tel' : 'text'}
          onChange={(words) => setForm({ ...form, words })}
        />
      )}
      <Button
        type="submit"
        theme="orange"
        icon={<Replace className="lc-icon" aria-hidden="true" />}
        isPending={isPending}
        disabledReason={disabledReason}
      >
        {count.hits === 0 ? t('findReplace.replaceNone') : t('findReplace.replace', { count: count.hits })}
      </Button>
      {errors.length > 0 && <ErrorBox errors={errors} />}
    </Form>
  );
}
