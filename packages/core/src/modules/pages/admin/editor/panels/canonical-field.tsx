import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { canonicalAddress } from '#contract/canonical-address.ts';

interface CanonicalFieldProps {
  readonly id: string;
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly errors: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is written in its one form: an address of this site as its path. What is none stays, to be put right. */
const tidied = (value: string): string => canonicalAddress(value, globalThis.location.origin) ?? value.trim();

/** The address that search engines are told in place of the page's own. Leaving it brings it into its one form. */
export function CanonicalField({ value, onChange, ...field }: CanonicalFieldProps): ReactElement {
  const t = useText();
  return (
    <TextField
      {...field}
      help={t('seo.canonicalHelp')}
      maxLength={2000}
      spellCheck={false}
      value={value}
      onChange={onChange}
      onBlur={() => {
        const next = tidied(value);
        if (next !== value) onChange(next);
      }}
    />
  );
}
