import type { RenderElementProps } from 'slate-react';
import { Embed, InlineEmbed } from './embeds/embed-element.tsx';
import { Link } from './link/link-element.tsx';
import { TableBlock, TableCellBlock } from './tables/table-element.tsx';

function EditorElement({ attributes, children, element }: RenderElementProps) {
  const common = { attributes, children };
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
    case 'table':
      return <TableBlock {...common} element={element} />;
    case 'table-row':
      return <tr {...attributes}>{children}</tr>;
    case 'table-cell':
      return <TableCellBlock {...common} element={element} />;
    case 'link':
      return <Link {...common} element={element} />;
    case 'embed':
      return <Embed {...common} element={element} />;
    case 'inline-embed':
      return <InlineEmbed {...common} element={element} />;
    default:
      return <p {...attributes}>{children}</p>;
  }
}

/** One function for all editors and all renders: another would draw every element anew. */
export const renderElement = (props: RenderElementProps) => <EditorElement {...props} />;
