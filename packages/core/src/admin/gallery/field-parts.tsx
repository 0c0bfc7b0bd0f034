import { useState } from 'react';
import type { ReactElement } from 'react';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { useErrorText } from '../shell/app-context.ts';
import type { TextKey } from '../messages/message-key.ts';
import { useText } from '../messages/use-messages.ts';
import { Checkbox, Switch } from '../ui/controls/checkbox.tsx';
import { ErrorBox } from '../ui/fields/error-box.tsx';
import type { FieldProps } from '../ui/fields/field-layout.tsx';
import { Section } from '../ui/layout/section.tsx';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { Select } from '../ui/controls/select.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface TextCase extends Omit<FieldProps, 'label' | 'help'> {
  readonly label: TextKey;
  readonly value?: TextKey;
  readonly help?: TextKey;
  /** Codes of what is wrong. */
  readonly codes?: readonly string[];
  readonly maxLength?: number;
  readonly prefix?: string;
}

const textCases: readonly TextCase[] = [
  { label: 'gallery.fields.empty', help: 'gallery.fields.help' },
  { label: 'gallery.fields.filled', value: 'gallery.fields.filledValue' },
  { label: 'gallery.fields.required', isRequired: true },
  { label: 'gallery.fields.invalid', value: 'gallery.fields.filledValue', codes: ['V_12'] },
  { label: 'gallery.fields.many', value: 'gallery.fields.one', codes: ['V_09', 'V_10'] },
  { label: 'gallery.fields.limited', value: 'gallery.fields.limitedValue', maxLength: 40, codes: ['V_14'] },
  { label: 'gallery.fields.readOnly', value: 'gallery.fields.filledValue', isReadOnly: true },
  { label: 'gallery.fields.prefix', value: 'gallery.fields.one', prefix: 'https://' },
];

function TextCaseField({ label, value, help, codes = [], maxLength, prefix, isRequired, isReadOnly }: TextCase): ReactElement {
  const t = useText();
  const textOf = useErrorText();
  const [text, setText] = useState(value ? t(value) : '');
  return (
    <TextField
      label={t(label)}
      {...(help ? { help: t(help) } : {})}
      {...(prefix ? { prefix } : {})}
      maxLength={maxLength}
      isRequired={isRequired ?? false}
      isReadOnly={isReadOnly ?? false}
      value={text}
      onChange={setText}
      errors={codes.map((code) => textOf({ code }, t(label)))}
    />
  );
}

/** Fields, empty, filled, wrong and fixed. */
export function FieldParts(): ReactElement {
  const t = useText();
  const textOf = useErrorText();
  const [secret, setSecret] = useState('');
  const [lines, setLines] = useState('');
  const [choice, setChoice] = useState('one');
  const [isOn, setOn] = useState(true);
  const options = [
    { value: 'one', label: t('gallery.fields.one') },
    { value: 'two', label: t('gallery.fields.two') },
    { value: 'three', label: t('gallery.fields.three') },
  ];
  return (
    <Section title={t('gallery.fields.title')} text={t('gallery.fields.text')}>
      <div className="lc-gallery__fields">
        {textCases.map((entry) => (
          <TextCaseField key={entry.label} {...entry} />
        ))}
        <PasswordField
          label={t('gallery.fields.password')}
          name="kit-secret"
          autoComplete="new-password"
          value={secret}
          onChange={setSecret}
        />
        <Select label={t('gallery.fields.select')} value={choice} options={options} onChange={setChoice} />
        <TextArea label={t('gallery.fields.lines')} value={lines} onChange={setLines} />
        <SegmentedControl label={t('gallery.fields.segments')} value={choice} options={options} onChange={setChoice} />
        <Checkbox label={t('gallery.fields.checkbox')} isSelected={isOn} onChange={setOn} />
        <Switch label={t('gallery.fields.switch')} isSelected={isOn} onChange={setOn} />
      </div>
      <div className="lc-gallery__box">
        <p className="lc-label">{t('gallery.fields.box')}</p>
        <ErrorBox errors={[textOf({ code: 'G_03' }), textOf({ code: 'G_09' })]} />
      </div>
    </Section>
  );
}
