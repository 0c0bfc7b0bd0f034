import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { PagePicker } from '#admin/shell/page-picker.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { FieldErrors } from '#admin/ui/fields/field-layout.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import type { RedirectDraft, TargetKind } from './redirect-draft.ts';

interface TargetFieldProps {
  readonly draft: RedirectDraft;
  readonly pageErrors: readonly string[];
  readonly hrefErrors: readonly string[];
  readonly onChange: (draft: RedirectDraft) => void;
}

function PageTarget({ draft, pageErrors, onChange }: Omit<TargetFieldProps, 'hrefErrors'>): ReactElement {
  const t = useText();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const { page } = draft;
  return (
    <div className="lc-field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-errors ${id}-help`}>
      <span className="lc-label" id={`${id}-label`}>
        {t('redirect.page')}
      </span>
      <span className="lc-help" id={`${id}-help`}>
        {t('redirect.pageHelp')}
      </span>
      <div className="lc-chosen">
        <FileText className="lc-icon" aria-hidden="true" />
        <span className="lc-chosen__text">
          <span className="lc-chosen__name">{page ? page.title || t('redirects.untitled') : t('redirect.noPage')}</span>
        </span>
        <Button size="small" onPress={() => setPicking(true)}>
          {t(page ? 'redirect.changePage' : 'redirect.choosePage')}
        </Button>
      </div>
      <FieldErrors id={`${id}-errors`} errors={pageErrors} />
      {isPicking && (
        <PagePicker
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            setPicking(false);
            onChange({ ...draft, page: { id: chosen.id, title: chosen.title } });
          }}
        />
      )}
    </div>
  );
}

/** Where a redirect leads: a page, an address, or nowhere. */
export function TargetField(props: TargetFieldProps): ReactElement {
  const { draft, hrefErrors, onChange } = props;
  const t = useText();
  return (
    <>
      <SegmentedControl<TargetKind>
        label={t('redirect.to')}
        help={draft.kind === 'gone' ? t('redirect.goneHelp') : undefined}
        value={draft.kind}
        options={[
          { value: 'page', label: t('redirect.toPage') },
          { value: 'address', label: t('redirect.toAddress') },
          { value: 'gone', label: t('redirect.toNothing') },
        ]}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      {draft.kind === 'page' && <PageTarget {...props} />}
      {draft.kind === 'address' && (
        <TextField
          label={t('redirect.href')}
          help={t('redirect.hrefHelp')}
          isRequired
          spellCheck={false}
          inputMode="url"
          value={draft.href}
          errors={hrefErrors}
          onChange={(href) => onChange({ ...draft, href })}
        />
      )}
    </>
  );
}
