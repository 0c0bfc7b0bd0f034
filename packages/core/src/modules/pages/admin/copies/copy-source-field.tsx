import { Files } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import type { PageListItem } from '../../page.schema.ts';
import { PagePicker } from '../fields/page-picker.tsx';

interface CopySourceFieldProps {
  readonly value: PageListItem | undefined;
  /** Only pages of this type. */
  readonly type: string;
  readonly onChange: (source: PageListItem | undefined) => void;
}

/** What a new page begins with: what its type says, or the content of another page of that type. */
export function CopySourceField({ value, type, onChange }: CopySourceFieldProps): ReactElement {
  const t = useText();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  return (
    <div className="lc-field" role="group" aria-labelledby={id}>
      <span className="lc-label" id={id}>
        {t('copyPage.from')}
      </span>
      <div className="lc-chosen">
        <Files className="lc-icon" aria-hidden="true" />
        <span className="lc-chosen__text">
          <span className="lc-chosen__name" lang={value?.locale}>
            {value ? value.title || t('editor.untitled') : t('copyPage.blank')}
          </span>
          {value && <span className="lc-slug">{value.path}</span>}
        </span>
        <Button size="small" onPress={() => setPicking(true)}>
          {t('copyPage.choose')}
        </Button>
        {value && (
          <Button size="small" theme="plain" onPress={() => onChange(undefined)}>
            {t('copyPage.blank')}
          </Button>
        )}
      </div>
      {isPicking && (
        <PagePicker
          type={type}
          onClose={() => setPicking(false)}
          onChoose={(page) => {
            setPicking(false);
            onChange(page);
          }}
        />
      )}
    </div>
  );
}
