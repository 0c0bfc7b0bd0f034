import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { LinkValue } from '../../contract/content.ts';
import { unwrap } from '../shell/call-error.ts';
import { useClient } from '../shell/app-context.ts';
import { useText } from '../texts/use-text.ts';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { FieldFrame, useFieldWiring } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import { draftOf, isBadAddress, valueOf } from './link-value.ts';
import type { LinkDraft, LinkKind } from './link-value.ts';
import { PagePicker } from './page-picker.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { TextField } from './text-field.tsx';

export interface LinkFieldProps extends FieldProps {
  readonly value: LinkValue | null | undefined;
  readonly onChange: (value: LinkValue | null) => void;
  /** Whether the link shows a text of its own. */
  readonly hasLabel?: boolean;
  readonly labelErrors?: readonly string[];
  readonly locale?: string | undefined;
}

function ChosenPage({ id }: { readonly id: string }): ReactElement {
  const t = useText();
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: ['pages', 'one', id],
    staleTime: 60_000,
    queryFn: async ({ signal }) => unwrap(await client.page.get(id, signal)),
  });
  return (
    <span className="lc-chosen__text">
      <span className="lc-chosen__name">{isError ? t('link.pageUnknown') : (data?.title ?? '…')}</span>
      {data && <span className="lc-slug">{data.path}</span>}
    </span>
  );
}

/** A link to a page by its id, or to an address; with its text where the block shows one. */
export function LinkField(props: LinkFieldProps): ReactElement {
  const { value, onChange, hasLabel = false, locale, isReadOnly = false } = props;
  const t = useText();
  const wiring = useFieldWiring(props);
  const [draft, setDraft] = useState(() => draftOf(value));
  const [isPicking, setPicking] = useState(false);

  // An undo changes the value from outside; what is only half filled in is kept otherwise.
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
  const kinds: readonly { readonly value: LinkKind; readonly label: string }[] = [
    ...(props.isRequired ? [] : [{ value: 'none' as const, label: t('link.none') }]),
    { value: 'page', label: t('link.page') },
    { value: 'address', label: t('link.address') },
    ...(draft.file ? [{ value: 'file' as const, label: t('link.file') }] : []),
  ];
  return (
    <FieldFrame {...props} wiring={wiring} isGroup>
      <div className="lc-link">
        <SegmentedControl
          id={wiring.id}
          label={t('link.kind')}
          isLabelHidden
          size="small"
          value={draft.kind}
          options={kinds}
          isReadOnly={isReadOnly}
          onChange={(kind) => {
            change({ kind });
            if (kind === 'page' && draft.page === '') setPicking(true);
          }}
        />
        {draft.kind === 'page' && (
          <div className="lc-chosen">
            <FileText className="lc-icon" aria-hidden="true" />
            {draft.page ? <ChosenPage id={draft.page} /> : <span className="lc-chosen__text lc-quiet">{t('field.choose')}</span>}
            {!isReadOnly && (
              <Button size="small" onPress={() => setPicking(true)}>
                {draft.page ? t('link.changePage') : t('link.choosePage')}
              </Button>
            )}
          </div>
        )}
        {draft.kind === 'address' && (
          <TextField
            id={`${wiring.id}.to.href`}
            label={t('link.href')}
            help={t('link.hrefHelp')}
            value={draft.href}
            spellCheck={false}
            isReadOnly={isReadOnly}
            errors={isBadAddress(draft) ? [t('link.hrefBad')] : []}
            onChange={(href) => change({ href })}
          />
        )}
        {draft.kind === 'file' && <p className="lc-quiet">{t('link.fileChosen')}</p>}
        {draft.kind !== 'none' && hasLabel && (
          <TextField
            id={`${wiring.id}.label`}
            label={t('link.label')}
            isRequired
            maxLength={255}
            value={draft.label}
            lang={locale}
            isReadOnly={isReadOnly}
            errors={props.labelErrors}
            onChange={(label) => change({ label })}
          />
        )}
        {draft.kind === 'address' && (
          <Checkbox
            label={t('link.newTab')}
            isSelected={draft.newTab}
            isReadOnly={isReadOnly}
            onChange={(newTab) => change({ newTab })}
          />
        )}
      </div>
      {isPicking && (
        <PagePicker
          locale={locale}
          onClose={() => setPicking(false)}
          onChoose={(page) => {
            change({ kind: 'page', page: page.id, anchor: '' });
            setPicking(false);
          }}
        />
      )}
    </FieldFrame>
  );
}
