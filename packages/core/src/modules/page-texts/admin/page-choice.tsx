import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { PagePicker } from '#admin/shell/page-picker.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { FieldLayout, useFieldWiring } from '#admin/ui/fields/field-layout.tsx';
import type { NamedPage } from './wanted-form.ts';

interface PageChoiceProps {
  readonly label: string;
  readonly value: NamedPage | undefined;
  readonly errors?: readonly string[];
  readonly onChange: (page: NamedPage) => void;
}

/** A page that is chosen in a dialog. */
export function PageChoice(props: PageChoiceProps): ReactElement {
  const { label, value, onChange } = props;
  const t = useText();
  const wiring = useFieldWiring(props);
  const [isPicking, setPicking] = useState(false);
  const action = t(value ? 'findReplace.otherPage' : 'findReplace.choosePage');
  return (
    <FieldLayout {...props} wiring={wiring} isLoose>
      <div className="lc-chosen">
        {value && (
          <>
            <FileText className="lc-icon" aria-hidden="true" />
            <span className="lc-chosen__text">
              <span className="lc-chosen__name">{value.title || t('findReplace.untitled')}</span>
            </span>
          </>
        )}
        <Button id={wiring.id} size="small" aria-label={`${label}: ${action}`} onPress={() => setPicking(true)}>
          {action}
        </Button>
      </div>
      {isPicking && (
        <PagePicker
          onChoose={({ id, title }) => {
            setPicking(false);
            onChange({ id, title });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldLayout>
  );
}
