import { useState } from 'react';
import type { ReactElement } from 'react';
import type { FieldProps } from '#admin/ui/fields/field-layout.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { readKeywords } from './keywords.ts';

interface KeywordsFieldProps extends FieldProps {
  readonly value: readonly string[];
  readonly lang: string;
  readonly onChange: (value: readonly string[]) => void;
}

/** Words between commas. What is being typed stays as it is typed. */
export function KeywordsField({ value, onChange, ...field }: KeywordsFieldProps): ReactElement {
  const [typed, setTyped] = useState(value.join(', '));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (readKeywords(typed).join() !== value.join()) setTyped(value.join(', '));
  }
  return (
    <TextField
      {...field}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const words = readKeywords(next);
        if (words.join() !== value.join()) onChange(words);
      }}
    />
  );
}
