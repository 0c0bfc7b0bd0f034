import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { Modal } from '../../../../../admin/ui/overlay/modal.tsx';
import { useEditorContext, useSaver } from '../editor-context.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import type { Side } from './conflict-choice.tsx';
import { useOtherSave } from './use-other-save.ts';

const none = [] as const;

/** Somebody else changed what was changed here: a choice for each field. The other value stays in a version of its own. */
export function ConflictDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useText();
  const { saver } = useEditorContext();
  const conflicts = useSaver((state) => (state.status.kind === 'conflict' ? state.status.conflicts : none));
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isPending, setPending] = useState(false);
  const other = useOtherSave();
  const sideOf = (property: string): Side => chosen[property] ?? 'mine';
  const properties = [...new Set(conflicts.map(({ property }) => property))];

  const settle = () => {
    setPending(true);
    void saver.resolve(properties.filter((property) => sideOf(property) === 'theirs')).then(onClose);
  };
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={other.title}
      size="medium"
      buttons={[
        { text: t('conflict.later'), onPress: onClose },
        { text: t('conflict.settle'), theme: 'orange', isPending, onPress: settle },
      ]}
    >
      <p>{other.text}</p>
      <p>{t('conflict.text')}</p>
      <ul className="lc-conflicts">
        {properties.map((property) => {
          const conflict = conflicts.find((one) => one.property === property) ?? { property };
          return (
            <ConflictChoice
              key={property}
              conflict={conflict}
              value={sideOf(property)}
              onChange={(side) => setChosen({ ...chosen, [property]: side })}
            />
          );
        })}
      </ul>
    </Modal>
  );
}
