import { Button } from '@lectern/core/admin';
import { useState } from 'react';
import { Node } from 'slate';
import { useSlate } from 'slate-react';
import { isOpaque } from '../../document/node-kinds.ts';
import type { BlockNode, OpaqueNode } from '../../document/rich-text.types.ts';
import { ButtonForm } from './button-form.tsx';
import { insertEmbed, insertInlineEmbed, updateEmbed } from './embed-commands.ts';
import { labelOfEmbed } from './describe-embed.ts';
import { useEditorFacts } from '../editor-context.ts';
import type { EmbedSubject } from '../editor-context.ts';
import { ImageForm } from './image-form.tsx';
import { isStorable } from '../../document/repair-rich-text.ts';
import { isType } from '../node-queries.ts';
import { NodeForm } from './node-form.tsx';
import { PanelDone } from '../panels/panel-done.tsx';
import { PanelShell } from '../panels/panel-shell.tsx';
import { VideoForm } from './video-form.tsx';
import { t } from '../editor-texts.ts';

interface FormProps {
  readonly node: BlockNode;
  readonly onChange: (node: BlockNode) => void;
}

function EmbedForm({ node, onChange }: FormProps) {
  if (isOpaque(node)) return <NodeForm node={node} onChange={onChange} />;
  if (node.type === 'image') return <ImageForm node={node} onChange={onChange} />;
  if (node.type === 'button') return <ButtonForm node={node} onChange={onChange} />;
  return node.type === 'video' ? <VideoForm node={node} onChange={onChange} /> : null;
}

/** The form of an embed that stands in the text, which changes as it is typed in. */
function StandingEmbed({ path }: { readonly path: readonly number[] }) {
  const editor = useSlate();
  const { nodes, closePanel } = useEditorFacts();
  const at = [...path];
  const element = Node.has(editor, at) ? Node.get(editor, at) : undefined;
  // An undo may have taken it away; the panel then has nothing to say.
  if (!isType(element, 'embed') && !isType(element, 'inline-embed')) return null;
  const { node } = element;
  return (
    <PanelShell title={labelOfEmbed(node, nodes)} onEnter={closePanel} onClose={closePanel}>
      <EmbedForm node={node} onChange={(next) => updateEmbed(editor, at, next)} />
      <PanelDone />
    </PanelShell>
  );
}

/** A part that is filled in before it is put into the text, so that nothing unfinished stands there. */
function NewEmbed({ initial }: { readonly initial: BlockNode }) {
  const editor = useSlate();
  const { nodes, closePanel } = useEditorFacts();
  const [node, setNode] = useState(initial);
  const isInline = nodes.some((known) => known.type === node.type && known.place === 'inline');
  const insert = () => {
    if (!isStorable(node)) return;
    if (isInline) insertInlineEmbed(editor, node as OpaqueNode);
    else insertEmbed(editor, node);
    closePanel();
  };
  return (
    <PanelShell title={labelOfEmbed(node, nodes)} onEnter={insert} onClose={closePanel}>
      <EmbedForm node={node} onChange={setNode} />
      <div className="rich-text-editor__actions">
        <Button theme="orange" size="small" disabledReason={isStorable(node) ? undefined : missingText(node)} onPress={insert}>
          {t('part.insert')}
        </Button>
      </div>
    </PanelShell>
  );
}

const asked = ['image', 'button', 'video'] as const;
const isAsked = (type: string): type is (typeof asked)[number] => (asked as readonly string[]).includes(type);

const missingText = ({ type }: BlockNode): string => t(isAsked(type) ? `part.needs.${type}` : 'part.needs.other');

/** The form of an image, a button, a video or a plugin's node. */
export const EmbedPanel = ({ subject }: { readonly subject: EmbedSubject }) =>
  'node' in subject ? <NewEmbed initial={subject.node} /> : <StandingEmbed path={subject.path} />;
