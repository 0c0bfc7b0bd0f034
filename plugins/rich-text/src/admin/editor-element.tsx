import { useContext } from 'react';
import { useFocused, useSelected } from 'slate-react';
import type { RenderElementProps } from 'slate-react';
import { describeCard } from './describe-card.ts';
import { targetText } from './link-commands.ts';
import { NodeLabelsContext } from './node-labels.ts';
import type { CardElement, InlineCardElement } from './slate-nodes.types.ts';

type ElementProps<Element> = Omit<RenderElementProps, 'element'> & { readonly element: Element };

function Card({ attributes, children, element }: ElementProps<CardElement>) {
  const isSelected = useSelected();
  const isFocused = useFocused();
  const settings = useContext(NodeLabelsContext);
  const { title, detail } = describeCard(element.node, settings);
  const isRule = element.node.type === 'rule';
  return (
    <div
      {...attributes}
      className="rich-text-editor__card"
      data-kind={isRule ? 'rule' : 'card'}
      data-selected={(isSelected && isFocused) || undefined}
    >
      <div contentEditable={false}>
        {isRule ? (
          <hr />
        ) : (
          <>
            <strong>{title}</strong>
            {detail ? <span>{detail}</span> : null}
          </>
        )}
      </div>
      {children}
    </div>
  );
}

function InlineCard({ attributes, children, element }: ElementProps<InlineCardElement>) {
  const isSelected = useSelected();
  const settings = useContext(NodeLabelsContext);
  const { title, detail } = describeCard(element.node, settings);
  return (
    <span {...attributes} className="rich-text-editor__inline-card" data-selected={isSelected || undefined} title={title}>
      <span contentEditable={false}>{detail || title}</span>
      {children}
    </span>
  );
}

function EditorElement({ attributes, children, element }: RenderElementProps) {
  switch (element.type) {
    case 'heading': {
      const Heading = `h${element.level}` as const;
      return <Heading {...attributes}>{children}</Heading>;
    }
    case 'list': {
      const List = element.ordered ? 'ol' : 'ul';
      return <List {...attributes}>{children}</List>;
    }
    case 'list-item':
      return <li {...attributes}>{children}</li>;
    case 'list-item-text':
      return <div {...attributes}>{children}</div>;
    case 'quote':
      return <blockquote {...attributes}>{children}</blockquote>;
    case 'link':
      // Not an anchor: a link that cannot be followed here should not say that it can.
      return (
        <span {...attributes} className="rich-text-editor__link" title={targetText(element.to)}>
          {children}
        </span>
      );
    case 'card':
      return (
        <Card attributes={attributes} element={element}>
          {children}
        </Card>
      );
    case 'inline-card':
      return (
        <InlineCard attributes={attributes} element={element}>
          {children}
        </InlineCard>
      );
    default:
      return <p {...attributes}>{children}</p>;
  }
}

/** One function for all editors and all renders: another would draw every element anew. */
export const renderElement = (props: RenderElementProps) => <EditorElement {...props} />;
