import { Button } from '@lectern/core/admin';
import { useState } from 'react';
import { Node } from 'slate';
import { useSlate } from 'slate-react';
import { isOpaque } from '../../document/node-kinds.ts';
import type { BlockNode, OpaqueNode } from '../../document/rich-text.types.ts';
import { ButtonForm } from './button-form.tsx';
import { insertCard, insertInlineCard, updateCard } from './card-commands.ts';
import { labelOfCard } from './describe-card.ts';
import { useEditorFacts } from '../editor-context.ts';
import type { CardSubject } from '../editor-context.ts';
import { ImageForm } from './image-form.tsx';
import { isStorable } from './is-storable.ts';
import { isType } from '../node-queries.ts';
import { NodeForm } from './node-form.tsx';
import { PanelDone } from '../panels/panel-done.tsx';
import { PanelFrame } from '../panels/panel-frame.tsx';
import { VideoForm } from './video-form.tsx';
import { t } from '../editor-texts.ts';

interface FormProps {
  readonly node: BlockNode;
  readonly onChange: (node: BlockNode) => void;
}

function CardForm({ node, onChange }: FormProps) {
  if (isOpaque(node)) return <NodeForm node={node} onChange={onChange} />;
  if (node.type === 'image') return <ImageForm node={node} onChange={onChange} />;
  if (node.type === 'button') return <ButtonForm node={node} onChange={onChange} />;
  return node.type === 'video' ? <VideoForm node={node} onChange={onChange} /> : null;
}

/** What a part that stands in the text says, changed as it is typed. */
function StandingCard({ path }: { readonly path: readonly number[] }) {
  const editor = useSlate();
  const { nodes, closePanel } = useEditorFacts();
  const at = [...path];
  const element = Node.has(editor, at) ? Node.get(editor, at) : undefined;
  // An undo may have taken it away; the panel then has nothing to say.
  if (!isType(element, 'card') && !isType(element, 'inline-card')) return null;
  const { node } = element;
  return (
    <PanelFrame title={labelOfCard(node, nodes)} onEnter={closePanel} onClose={closePanel}>
      <CardForm node={node} onChange={(next) => updateCard(editor, at, next)} />
      <PanelDone />
    </PanelFrame>
  );
}

/** A part that is filled in before it is put into the text, so that nothing unfinished stands there. */
function NewCard({ initial }: { readonly initial: BlockNode }) {
  const editor = useSlate();
  const { nodes, closePanel } = useEditorFacts();
  const [node, setNode] = useState(initial);
  const isInline = nodes.some((known) => known.type === node.type && known.place === 'inline');
  const insert = () => {
    if (!isStorable(node)) return;
    if (isInline) insertInlineCard(editor, node as OpaqueNode);
    else insertCard(editor, node);
    closePanel();
  };
  return (
    <PanelFrame title={labelOfCard(node, nodes)} onEnter={insert} onClose={closePanel}>
      <CardForm node={node} onChange={setNode} />
      <div className="rich-text-editor__actions">
        <Button theme="orange" size="small" disabledReason={isStorable(node) ? undefined : missingText(node)} onPress={insert}>
          {t('part.insert')}
        </Button>
      </div>
    </PanelFrame>
  );
}

const asked = ['image', 'button', 'video'] as const;
const isAsked = (type: string): type is (typeof asked)[number] => (asked as readonly string[]).includes(type);

const missingText = ({ type }: BlockNode): string => t(isAsked(type) ? `part.needs.${type}` : 'part.needs.other');

/** The form of an image, a button, a video or a plugin's node. */
export const CardPanel = ({ subject }: { readonly subject: CardSubject }) =>
  'node' in subject ? <NewCard initial={subject.node} /> : <StandingCard path={subject.path} />;
