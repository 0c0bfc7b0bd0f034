import { LinkField } from '@lectern/core/admin';
import type { LinkValue } from '@lectern/core';
import { useMemo, useState } from 'react';
import type { ButtonNode } from '../../document/rich-text.types.ts';
import { useEditorFacts } from '../editor-context.ts';
import { t } from '../editor-texts.ts';

interface ButtonFormProps {
  readonly node: ButtonNode;
  readonly onChange: (node: ButtonNode) => void;
}

const linkOf = ({ to, label, newTab }: ButtonNode): LinkValue | null =>
  'href' in to && to.href === '' ? null : { to, ...(label ? { label } : {}), ...(newTab ? { newTab } : {}) };

/** A call to action: its words, and where it leads. */
export function ButtonForm({ node, onChange }: ButtonFormProps) {
  const { locale } = useEditorFacts();
  const stored = useMemo(() => linkOf(node), [node]);
  // The very value that was given to us comes back to the field, which otherwise starts anew while one types.
  const [sent, setSent] = useState<{ readonly node: ButtonNode; readonly value: LinkValue | null }>();
  return (
    <LinkField
      label={t('part.button')}
      isRequired
      hasLabel
      locale={locale}
      value={sent?.node === node ? sent.value : stored}
      onChange={(value) => {
        const next: ButtonNode = {
          type: 'button',
          label: value?.label ?? node.label,
          to: value?.to ?? { href: '' },
          ...(value?.newTab ? { newTab: true } : {}),
        };
        setSent({ node: next, value });
        onChange(next);
      }}
    />
  );
}
