import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { PagePicker } from '../../fields/page-picker.tsx';
import { useEditorContext } from '../context/editor-context.ts';
import { focusRow } from '../focus/focus.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { nameOfBlock } from '../registry/registry.ts';
import { documentOf } from '../state/editor-state.ts';
import { placesOnPage } from './block-places.ts';
import { PlaceList } from './place-list.tsx';
import { SendDialog } from './send-dialog.tsx';

interface MoveDialogProps {
  readonly blockKey: string;
  readonly onClose: () => void;
}

/** Asks where a block shall go: to a place on this page, or on another one. */
export default function MoveDialog({ blockKey, onClose }: MoveDialogProps): ReactElement | null {
  const t = useText();
  const { store, registry, page } = useEditorContext();
  const commands = useBlockCommands();
  // As the page was when it was asked: what others do meanwhile is found when the block is moved.
  const [document] = useState(() => documentOf(store.get()));
  const [target, setTarget] = useState<'here' | 'picking' | { readonly id: string; readonly title: string }>('here');
  const block = document.blocks[blockKey];
  if (!block) return null;
  const name = nameOfBlock(registry, block);
  const leave = () => {
    onClose();
    focusRow(blockKey);
  };
  if (target === 'picking')
    return (
      <PagePicker
        onClose={() => setTarget('here')}
        onChoose={({ id, title }) => setTarget(id === page.id ? 'here' : { id, title: title || t('editor.untitled') })}
      />
    );
  if (target !== 'here') return <SendDialog block={block} target={target} onBack={() => setTarget('here')} onSent={onClose} />;
  const around = { registry, document, onPage: registry.pageTypes[page.type]?.blocks };
  return (
    <Modal
      isOpen
      size="medium"
      title={t('moveTo.title', { name })}
      onClose={leave}
      buttons={[
        { text: t('moveTo.otherPage'), onPress: () => setTarget('picking') },
        { text: t('action.cancel'), onPress: leave },
      ]}
    >
      <PlaceList
        choices={placesOnPage(t, around, blockKey)}
        onChoose={({ place }) => {
          onClose();
          commands.move(blockKey, place);
        }}
      />
    </Modal>
  );
}
