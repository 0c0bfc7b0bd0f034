import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { FieldErrors } from '#admin/ui/fields/field-layout.tsx';
import { PagePicker } from '../fields/page-picker.tsx';
import { leavingProblem } from './leaving-draft.ts';
import type { LeavingDraft, LeavingKind } from './leaving-draft.ts';

interface LeavingFieldProps {
  readonly value: LeavingDraft;
  /** Ids of the pages that leave the site. */
  readonly leaving: readonly string[];
  /** The nearest live page above; null where there is none, undefined where that is not known or another for each. */
  readonly above: { readonly title: string } | null | undefined;
  readonly onChange: (value: LeavingDraft) => void;
}

function OtherPage({ value, leaving, onChange }: Omit<LeavingFieldProps, 'above'>): ReactElement {
  const t = useText();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const { page } = value;
  const isWrong = leavingProblem(value, leaving) === 'notLive';
  return (
    <div className="lc-field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-errors`}>
      <span className="lc-label" id={`${id}-label`}>
        {t('leaving.page')}
      </span>
      <div className="lc-chosen">
        <FileText className="lc-icon" aria-hidden="true" />
        <span className="lc-chosen__text">
          <span className="lc-chosen__name">{page ? page.title || t('editor.untitled') : t('leaving.noPage')}</span>
          {page && <span className="lc-slug">{page.path}</span>}
        </span>
        <Button size="small" onPress={() => setPicking(true)}>
          {t(page ? 'parent.change' : 'parent.choose')}
        </Button>
      </div>
      <div role="status">
        <FieldErrors id={`${id}-errors`} errors={isWrong ? [t('leaving.notLive')] : []} />
      </div>
      {isPicking && (
        <PagePicker
          onClose={() => setPicking(false)}
          onChoose={({ id: pageID, title, path, status }) => {
            setPicking(false);
            onChange({ ...value, page: { id: pageID, title, path, isLive: status !== 'draft' } });
          }}
        />
      )}
    </div>
  );
}

/** Asks what becomes of the addresses of pages that leave the site. */
export function LeavingField(props: LeavingFieldProps): ReactElement {
  const { value, above, onChange } = props;
  const t = useText();
  const parent = above ? t('leaving.parentNamed', { title: above.title || t('editor.untitled') }) : t('leaving.parent');
  return (
    <>
      <Select<LeavingKind>
        label={t('leaving.label')}
        help={t('leaving.help')}
        value={value.kind}
        options={[
          { value: 'not-found', label: t('leaving.notFound') },
          { value: 'gone', label: t('leaving.gone') },
          ...(above === null ? [] : [{ value: 'parent' as const, label: parent }]),
          { value: 'page', label: t('leaving.other') },
        ]}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'page' && <OtherPage {...props} />}
    </>
  );
}
