import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { FieldErrors } from '#admin/ui/fields/field-layout.tsx';
import { PagePicker } from './fields/page-picker.tsx';

/** A page that another stands below. */
export interface ParentPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

interface ParentFieldProps {
  readonly value: ParentPage | null;
  /** Of the page that stands below it; undefined where there are several. */
  readonly locale: string | undefined;
  readonly isReadOnly?: boolean;
  /** Default: that the address stays. */
  readonly help?: string;
  readonly errors?: readonly string[];
  readonly onChange: (parent: ParentPage | null) => void;
}

/** The page below which another stands, or none. */
export function ParentField({ value, locale, isReadOnly = false, help, errors = [], onChange }: ParentFieldProps): ReactElement {
  const t = useText();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  return (
    <div className="lc-field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help ${id}-errors`}>
      <span className="lc-label" id={`${id}-label`}>
        {t('parent.label')}
      </span>
      <span className="lc-help" id={`${id}-help`}>
        {help ?? t('parent.help')}
      </span>
      <div className="lc-chosen">
        <FileText className="lc-icon" aria-hidden="true" />
        <span className="lc-chosen__text">
          <span className="lc-chosen__name" lang={value ? locale : undefined}>
            {value ? value.title || t('editor.untitled') : t('parent.none')}
          </span>
          {value && <span className="lc-slug">{value.path}</span>}
        </span>
        {!isReadOnly && (
          <>
            <Button size="small" onPress={() => setPicking(true)}>
              {t(value ? 'parent.change' : 'parent.choose')}
            </Button>
            {value && (
              <Button size="small" theme="plain" onPress={() => onChange(null)}>
                {t('parent.remove')}
              </Button>
            )}
          </>
        )}
      </div>
      <FieldErrors id={`${id}-errors`} errors={errors} />
      {isPicking && (
        <PagePicker
          locale={locale}
          onClose={() => setPicking(false)}
          onChoose={(page) => {
            setPicking(false);
            onChange({ id: page.id, title: page.title, path: page.path });
          }}
        />
      )}
    </div>
  );
}
