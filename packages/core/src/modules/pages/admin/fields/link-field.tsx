import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { LinkTarget, LinkValue } from '#contract/content.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { FieldLayout, useFieldWiring } from '#admin/ui/fields/field-layout.tsx';
import type { FieldProps } from '#admin/ui/fields/field-layout.tsx';
import { LinkTargetField } from './link-target-field.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';

export interface LinkFieldProps extends FieldProps {
  readonly value: LinkValue | null | undefined;
  readonly onChange: (value: LinkValue | null) => void;
  /** Whether the link shows a text of its own. */
  readonly hasLabel?: boolean;
  readonly labelErrors?: readonly string[];
  readonly locale?: string | undefined;
}

/** A link as it is being filled in. */
interface LinkDraft {
  readonly to: LinkTarget | null;
  readonly label: string;
  readonly newTab: boolean;
}

const draftOf = (value: LinkValue | null | undefined): LinkDraft => ({
  to: value && !('href' in value.to && value.to.href === '') ? value.to : null,
  label: value?.label ?? '',
  newTab: value?.newTab ?? false,
});

/** The stored form of a draft; null while nothing was said. Words that lead nowhere yet are kept. */
function valueOf({ to, label, newTab }: LinkDraft): LinkValue | null {
  if (!to && label === '') return null;
  return { to: to ?? { href: '' }, ...(label ? { label } : {}), ...(newTab ? { newTab: true } : {}) };
}

/** A link, with its text where the block shows one. */
export function LinkField(props: LinkFieldProps): ReactElement {
  const { value, onChange, hasLabel = false, locale, isReadOnly = false } = props;
  const t = useText();
  // The id of the field is that of its first control, which has a label of its own.
  const { help, errors } = props;
  const wiring = useFieldWiring({ id: undefined, noted: props.id, help, errors });
  const madeUp = useId();
  const id = props.id ?? madeUp;
  const [draft, setDraft] = useState(() => draftOf(value));

  // An undo changes the value from outside.
  const [known, setKnown] = useState(value ?? null);
  if (known !== (value ?? null)) {
    setKnown(value ?? null);
    setDraft(draftOf(value));
  }

  const change = (part: Partial<LinkDraft>) => {
    const next = { ...draft, ...part };
    const stored = valueOf(next);
    setDraft(next);
    if (JSON.stringify(stored) === JSON.stringify(known)) return;
    setKnown(stored);
    onChange(stored);
  };
  const { to } = draft;
  // On this site one stays in the tab; what is written to or dialled opens none.
  const hasTab = to !== null && ('file' in to || ('href' in to && !/^(mailto|tel):/i.test(to.href)));
  return (
    <FieldLayout {...props} wiring={wiring} isGroup>
      <div className="lc-link">
        <LinkTargetField
          id={id}
          value={to}
          describedBy={wiring.describedBy}
          isReadOnly={isReadOnly}
          locale={locale}
          keepsTyped
          onChange={(next) => change({ to: next })}
        />
        {hasLabel && (
          <TextField
            id={`${id}.label`}
            label={t('link.label')}
            isRequired={to !== null}
            maxLength={255}
            value={draft.label}
            lang={locale}
            isReadOnly={isReadOnly}
            errors={props.labelErrors}
            onChange={(label) => change({ label })}
          />
        )}
        {hasTab && (
          <Checkbox
            label={t('link.newTab')}
            isSelected={draft.newTab}
            isReadOnly={isReadOnly}
            onChange={(newTab) => change({ newTab })}
          />
        )}
      </div>
    </FieldLayout>
  );
}
