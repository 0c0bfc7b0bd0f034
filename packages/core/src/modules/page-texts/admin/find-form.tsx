import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { localeName } from '#admin/messages/format.ts';
import { labelOf } from '#admin/messages/translations.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { PageChoice } from './page-choice.tsx';
import { kinds, wantedOf } from './wanted-form.ts';
import type { WantedForm } from './wanted-form.ts';

interface FindFormProps {
  readonly value: WantedForm;
  readonly onChange: (value: WantedForm) => void;
  readonly onFind: () => void;
}

const options = ['wholeWords', 'matchCase', 'matchAccents'] as const;

const words = {
  text: { label: 'findReplace.wantedText', help: undefined, inputMode: 'text' },
  address: { label: 'findReplace.wantedAddress', help: 'findReplace.addressHelp', inputMode: 'url' },
  phone: { label: 'findReplace.wantedPhone', help: 'findReplace.phoneHelp', inputMode: 'tel' },
} as const;

/** The pages that are looked through. */
function Narrowing({ value, onChange }: Omit<FindFormProps, 'onFind'>): ReactElement {
  const t = useText();
  const { locales, pageTypes } = useApp().boot;
  const types = pageTypes.map(({ type, label }) => ({ value: type, label: labelOf(label, type.split('/')[0]) }));
  return (
    <div className="lc-texts__narrowing">
      {locales.availableLocales.length > 1 && (
        <Select
          label={t('findReplace.locale')}
          value={value.locale}
          options={[
            { value: '', label: t('findReplace.everyLocale') },
            ...locales.availableLocales.map((locale) => ({ value: locale, label: localeName(locale) })),
          ]}
          onChange={(locale) => onChange({ ...value, locale })}
        />
      )}
      <Select
        label={t('findReplace.type')}
        value={value.type}
        options={[{ value: '', label: t('findReplace.everyType') }, ...types]}
        onChange={(type) => onChange({ ...value, type })}
      />
    </div>
  );
}

/** What to look for, and where. */
export function FindForm({ value, onChange, onFind }: FindFormProps): ReactElement {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const { kind } = value;
  const errors = isAsked && !wantedOf(value) ? [t('findReplace.needed')] : [];
  const change = (next: Partial<WantedForm>): void => onChange({ ...value, ...next });
  const field = kind === 'page' ? undefined : words[kind];
  return (
    <Form
      isFleeting
      className="lc-panel lc-texts"
      onSubmit={() => {
        setAsked(true);
        if (wantedOf(value)) onFind();
      }}
    >
      <SegmentedControl
        label={t('findReplace.kind')}
        value={kind}
        options={kinds.map((one) => ({ value: one, label: t(`findReplace.${one}`) }))}
        onChange={(next) => {
          setAsked(false);
          change({ kind: next });
        }}
      />
      {field ? (
        <TextField
          label={t(field.label)}
          help={field.help && t(field.help)}
          value={value.words}
          inputMode={field.inputMode}
          spellCheck={false}
          errors={errors}
          onChange={(next) => change({ words: next })}
        />
      ) : (
        <PageChoice
          label={t('findReplace.wantedPage')}
          value={value.page}
          errors={errors}
          onChange={(page) => change({ page })}
        />
      )}
      {kind === 'text' && (
        <fieldset className="lc-texts__options">
          <legend className="lc-label">{t('findReplace.options')}</legend>
          {options.map((option) => (
            <Checkbox
              key={option}
              label={t(`findReplace.${option}`)}
              isSelected={value[option]}
              onChange={(isOn) => change({ [option]: isOn })}
            />
          ))}
        </fieldset>
      )}
      <Narrowing value={value} onChange={onChange} />
      <div>
        <Button type="submit" theme="orange" icon={<Search className="lc-icon" aria-hidden="true" />}>
          {t('findReplace.find')}
        </Button>
      </div>
    </Form>
  );
}
