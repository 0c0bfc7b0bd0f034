import { useClient } from '@lectern/core/admin';
import { cropUrl, previewUrl } from '@lectern/core/client';
import type { MouseEvent, ReactNode } from 'react';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useFocused, useSelected, useSlateStatic } from 'slate-react';
import type { RenderElementProps } from 'slate-react';
import { isOpaque } from '../../document/node-kinds.ts';
import type { NodeSettings } from '../../document/node-settings.ts';
import type { BlockNode, ImageNode, VideoNode } from '../../document/rich-text.types.ts';
import { describeEmbed, isEditable, labelOfEmbed, linesOfNode } from './describe-embed.ts';
import { useEditorFacts } from '../editor-context.ts';
import type { EmbedElement, InlineEmbedElement } from '../slate-nodes.types.ts';
import { ToolbarIcon } from '../toolbar/toolbar-icon.tsx';
import { t } from '../editor-texts.ts';

type ElementProps<Element> = Omit<RenderElementProps, 'element'> & { readonly element: Element };

function Picture({ node: { fileID, cropParams } }: { readonly node: ImageNode }) {
  const client = useClient();
  const address = cropParams ? cropUrl(client, fileID, cropParams) : previewUrl(client, fileID);
  return <img className="rich-text-editor__picture" src={address} alt="" loading="lazy" />;
}

function ImageEmbed({ node }: { readonly node: ImageNode }) {
  const alt = node.decorative ? t('part.decorative') : node.altText?.trim();
  return (
    <figure className="rich-text-editor__figure">
      <Picture node={node} />
      <span className="rich-text-editor__tag" data-missing={alt ? undefined : true} data-chrome>
        {alt ? t('part.alt', { text: alt }) : t('part.noAlt')}
      </span>
      {node.caption ? <figcaption>{node.caption}</figcaption> : null}
    </figure>
  );
}

function VideoEmbed({ node }: { readonly node: VideoNode }) {
  return (
    <figure className="rich-text-editor__figure">
      <div className="rich-text-editor__poster">
        <ToolbarIcon name="video" />
        <p>{node.title}</p>
      </div>
      {node.caption ? <figcaption>{node.caption}</figcaption> : null}
    </figure>
  );
}

/** A plugin's node as the editor knows it: its name, and the text in it. */
function NodeEmbed({ lines, label }: { readonly lines: readonly string[]; readonly label: string }) {
  return (
    <>
      <strong data-chrome>{label}</strong>
      <div className="rich-text-editor__lines">
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    </>
  );
}

function content(node: BlockNode, nodes: readonly NodeSettings[]): ReactNode {
  if (isOpaque(node)) return <NodeEmbed lines={linesOfNode(node, nodes)} label={labelOfEmbed(node, nodes)} />;
  if (node.type === 'image') return <ImageEmbed node={node} />;
  if (node.type === 'video') return <VideoEmbed node={node} />;
  if (node.type === 'button') return <p className="rich-text-editor__cta">{node.label}</p>;
  return <hr />;
}

/** A part of the text that is edited as a whole. */
export function Embed({ attributes, children, element }: ElementProps<EmbedElement>) {
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const isFocused = useFocused();
  const { nodes, isReadOnly, openPanel } = useEditorFacts();
  const { node } = element;
  const kind = isOpaque(node) ? 'node' : node.type;
  const edit = (event: MouseEvent) => {
    // Slate would select it after the panel has the focus, and take that back with it.
    event.stopPropagation();
    const path = ReactEditor.findPath(editor, element);
    Transforms.select(editor, Editor.start(editor, path));
    openPanel({ kind: 'embed', subject: { path } });
  };
  return (
    <div
      {...attributes}
      className="rich-text-editor__embed"
      data-kind={kind}
      data-selected={(isSelected && isFocused) || undefined}
    >
      <div contentEditable={false} onDoubleClick={!isReadOnly && isEditable(node, nodes) ? edit : undefined}>
        {content(node, nodes)}
        {!isReadOnly && isEditable(node, nodes) ? (
          <button
            type="button"
            className="rich-text-editor__edit"
            data-chrome
            // The toolbar has the same for the keyboard: a stop here would stand in the way of Tab.
            tabIndex={-1}
            aria-label={t('toolbar.edit', { what: describeEmbed(node, nodes) })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={edit}
          >
            <ToolbarIcon name="edit" />
          </button>
        ) : null}
      </div>
      {children}
    </div>
  );
}

/** A plugin's node inside a line. */
export function InlineEmbed({ attributes, children, element }: ElementProps<InlineEmbedElement>) {
  const isSelected = useSelected();
  const { nodes } = useEditorFacts();
  const lines = linesOfNode(element.node, nodes);
  const label = labelOfEmbed(element.node, nodes);
  return (
    <span {...attributes} className="rich-text-editor__inline-embed" data-selected={isSelected || undefined} title={label}>
      <span contentEditable={false}>{lines.length > 0 ? lines.join('\n') : <span data-chrome>{label}</span>}</span>
      {children}
    </span>
  );
}
