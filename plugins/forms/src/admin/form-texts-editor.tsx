import {
  Button,
  ErrorBox,
  Form,
  notify,
  TextArea,
  TextField,
  useClient,
  useErrorText,
  useMutation,
  useQueryClient,
} from '@lectern/core/admin';
import type { FieldError } from '@lectern/core';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { FormTexts } from '../texts.calls.ts';
import { textsCalls } from '../texts.client.ts';
import { textsKey } from './texts-key.ts';
import { t } from './texts-texts.ts';

type Text = FormTexts['texts'][number];

/** What was typed, by the name that the server gives to what is wrong with it: `texts.title.nl`. */
type Typed = Readonly<Record<string, string>>;

const known = ['label', 'hint', 'title', 'intro', 'legend', 'text', 'submit', 'purpose', 'workingDay'] as const;

function labelOf({ kind, where }: Text): string {
  const one = known.find((each) => each === kind);
  return one ? t(`texts.kind.${one}`, { where }) : t('texts.kind.other', { where, kind });
}

/** What was changed, as the call takes it. */
function changesOf({ texts, recipients, revision }: FormTexts, typed: Typed) {
  const changed = texts.flatMap(({ key, words }): [string, Record<string, string>][] => {
    const own = Object.entries(words).flatMap(([language, text]): [string, string][] => {
      const next = typed[`texts.${key}.${language}`];
      return next === undefined || next === text ? [] : [[language, next]];
    });
    return own.length > 0 ? [[key, Object.fromEntries(own)]] : [];
  });
  const addresses = recipients.flatMap(({ original, email }): [string, string][] => {
    const next = typed[`recipients.${original}`];
    return next === undefined || next === email ? [] : [[original, next]];
  });
  return { revision, texts: Object.fromEntries(changed), recipients: Object.fromEntries(addresses) };
}

interface PartProps {
  readonly title: string;
  readonly texts: readonly Text[];
  readonly typed: Typed;
  readonly onType: (name: string, text: string) => void;
  readonly errorsOf: (name: string) => string[];
}

/** The texts of one step. */
function TextsPart({ title, texts, typed, onType, errorsOf }: PartProps): ReactElement {
  const heading = useId();
  return (
    <section className="lc-panel forms-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {texts.flatMap((text) =>
        Object.entries(text.words).map(([language, words]) => {
          const name = `texts.${text.key}.${language}`;
          const original = text.original[language] ?? '';
          return (
            <TextArea
              key={name}
              label={Object.keys(text.words).length > 1 ? `${labelOf(text)} (${language})` : labelOf(text)}
              lang={language}
              rows={1}
              maxLength={5000}
              value={typed[name] ?? words}
              help={(typed[name] ?? words) === original ? undefined : t('texts.original', { text: original })}
              errors={errorsOf(name)}
              onChange={(next) => onType(name, next)}
            />
          );
        }),
      )}
    </section>
  );
}

/** The steps in their order, the form itself first. */
const partsOf = (texts: readonly Text[]): readonly (readonly [step: string, texts: readonly Text[]])[] =>
  [...new Set(['', ...texts.map(({ step }) => step)])].map((step) => [step, texts.filter((text) => text.step === step)]);

/** Texts and recipients of a form, to be changed. */
export function FormTextsEditor({ texts }: { readonly texts: FormTexts }): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [typed, setTyped] = useState<Typed>({});
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const recipientsID = useId();
  const onType = (name: string, text: string): void => setTyped((before) => ({ ...before, [name]: text }));
  const errorsOf = (name: string): string[] =>
    errors.filter(({ property }) => property === name).map((error) => errorText(error));
  const { isPending, mutateAsync } = useMutation({
    mutationFn: async () => client.call(textsCalls.save, { params: { form: texts.form }, body: changesOf(texts, typed) }),
    async onSuccess(result) {
      setErrors(result.ok ? [] : result.errors);
      if (!result.ok) return;
      notify(t('texts.saved'));
      await queries.invalidateQueries({ queryKey: textsKey });
    },
  });
  const save = async (): Promise<boolean> => {
    const { texts: changed, recipients } = changesOf(texts, typed);
    if (Object.keys({ ...changed, ...recipients }).length > 0) return (await mutateAsync()).ok;
    notify(t('texts.nothing'));
    return true;
  };
  return (
    <Form className="forms-texts" onSubmit={save}>
      <ErrorBox errors={errors.map((error) => errorText(error))} />
      <section className="lc-panel forms-part" aria-labelledby={recipientsID}>
        <h2 id={recipientsID}>{t('texts.recipients')}</h2>
        {texts.recipients.map(({ original, email, isConditional }) => (
          <TextField
            key={original}
            type="email"
            label={t('texts.recipient', { email: original })}
            help={isConditional ? t('texts.conditional') : undefined}
            value={typed[`recipients.${original}`] ?? email}
            errors={errorsOf(`recipients.${original}`)}
            onChange={(next) => onType(`recipients.${original}`, next)}
          />
        ))}
      </section>
      {partsOf(texts.texts).map(([step, own]) => (
        <TextsPart key={step} title={step || t('texts.whole')} texts={own} typed={typed} onType={onType} errorsOf={errorsOf} />
      ))}
      <div className="forms-buttons">
        <Button type="submit" theme="orange" isPending={isPending}>
          {t('texts.save')}
        </Button>
      </div>
    </Form>
  );
}
