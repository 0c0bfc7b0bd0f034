import { useState } from 'react';
import type { ReactElement } from 'react';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { useErrorText } from '../shell/app-context.ts';
import type { TextKey } from '../messages/message-key.ts';
import { useText } from '../messages/use-messages.ts';
import { Checkbox, Switch } from '../ui/controls/checkbox.tsx';
import { ErrorBox } from '../ui/fields/error-box.tsx';
import type { FieldProps } from '../ui/fields/field-frame.tsx';
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
  { label: 'kit.fields.empty', help: 'kit.fields.help' },
  { label: 'kit.fields.filled', value: 'kit.fields.filledValue' },
  { label: 'kit.fields.required', isRequired: true },
  { label: 'kit.fields.invalid', value: 'kit.fields.filledValue', codes: ['V_12'] },
  { label: 'kit.fields.many', value: 'kit.fields.one', codes: ['V_09', 'V_10'] },
  { label: 'kit.fields.limited', value: 'kit.fields.limitedValue', maxLength: 40, codes: ['V_14'] },
  { label: 'kit.fields.readOnly', value: 'kit.fields.filledValue', isReadOnly: true },
  { label: 'kit.fields.prefix', value: 'kit.fields.one', prefix: 'https://' },
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
    { value: 'one', label: t('kit.fields.one') },
    { value: 'two', label: t('kit.fields.two') },
    { value: 'three', label: t('kit.fields.three') },
  ];
  return (
    <Section title={t('kit.fields.title')} text={t('kit.fields.text')}>
      <div className="lc-kit__fields">
        {textCases.map((entry) => (
          <TextCaseField key={entry.label} {...entry} />
        ))}
        <PasswordField
          label={t('kit.fields.password')}
          name="kit-secret"
          autoComplete="new-password"
          value={secret}
          onChange={setSecret}
        />
        <Select label={t('kit.fields.select')} value={choice} options={options} onChange={setChoice} />
        <TextArea label={t('kit.fields.lines')} value={lines} onChange={setLines} />
        <SegmentedControl label={t('kit.fields.segments')} value={choice} options={options} onChange={setChoice} />
        <Checkbox label={t('kit.fields.checkbox')} isSelected={isOn} onChange={setOn} />
        <Switch label={t('kit.fields.switch')} isSelected={isOn} onChange={setOn} />
      </div>
      <div className="lc-kit__box">
        <p className="lc-label">{t('kit.fields.box')}</p>
        <ErrorBox errors={[textOf({ code: 'G_03' }), textOf({ code: 'G_09' })]} />
      </div>
    </Section>
  );
}
