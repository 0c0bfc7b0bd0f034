import { Button, ErrorBox, Form, Modal, SidePanel } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { t } from './planner-texts.ts';

interface EditPanelProps {
  readonly title: string;
  /** Errors of no field. */
  readonly errors: readonly string[];
  readonly isPending: boolean;
  /** Default: Save. */
  readonly saveText?: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** Where what it shows can be removed: the question, and what comes of it. */
  readonly removal?: { readonly title: string; readonly text: string; readonly onRemove: () => void };
  readonly children: ReactNode;
}

/** A form at the side of a list: saves, leaves, or removes after a question. */
export function EditPanel(props: EditPanelProps): ReactElement {
  const { title, errors, isPending, saveText = t('action.save'), onSave, onClose, removal, children } = props;
  const [isRemoving, setRemoving] = useState(false);
  return (
    <SidePanel title={title} onClose={onClose}>
      <Form
        className="lc-side__form"
        onSubmit={() => {
          if (!isPending) onSave();
        }}
      >
        <div className="lc-side__body">
          <ErrorBox errors={errors} />
          {children}
        </div>
        <div className="lc-modal__foot">
          {removal && (
            <Button theme="plain" onPress={() => setRemoving(true)}>
              {t('action.remove')}
            </Button>
          )}
          <Button onPress={onClose}>{t('action.cancel')}</Button>
          <Button theme="orange" type="submit" isPending={isPending}>
            {saveText}
          </Button>
        </div>
      </Form>
      {removal && (
        <Modal
          isOpen={isRemoving}
          onClose={() => setRemoving(false)}
          title={removal.title}
          isAlert
          buttons={[
            { text: t('action.keep'), onPress: () => setRemoving(false) },
            {
              text: t('action.remove'),
              theme: 'danger',
              onPress: () => {
                setRemoving(false);
                removal.onRemove();
              },
            },
          ]}
        >
          <p>{removal.text}</p>
        </Modal>
      )}
    </SidePanel>
  );
}
