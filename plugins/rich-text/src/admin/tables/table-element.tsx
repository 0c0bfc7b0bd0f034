import { useSelected, useSlateSelector } from 'slate-react';
import type { RenderElementProps } from 'slate-react';
import type { TableCellElement, TableElement } from '../slate-nodes.types.ts';
import { selectedCells } from './table-commands.ts';

type ElementProps<Element> = Omit<RenderElementProps, 'element'> & { readonly element: Element };

/** A table, with its caption as visitors read it. */
export function TableBlock({ attributes, children, element }: ElementProps<TableElement>) {
  return (
    <div {...attributes} className="rich-text-editor__table">
      <table>
        {element.caption ? <caption contentEditable={false}>{element.caption}</caption> : null}
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export function TableCellBlock({ attributes, children, element }: ElementProps<TableCellElement>) {
  const isSelected = useSelected();
  // Only a cell that the selection touches asks whether several are selected.
  const isMarked = useSlateSelector((editor) => isSelected && selectedCells(editor).some(({ cell }) => cell === element));
  const Cell = element.header ? 'th' : 'td';
  return (
    <Cell {...attributes} colSpan={element.colSpan} rowSpan={element.rowSpan} data-marked={isMarked || undefined}>
      {children}
    </Cell>
  );
}
