import type { Table, TableCell } from '../document/rich-text.types.ts';
import type { HtmlContext } from './html-context.ts';
import { escapeHtml } from './html.ts';
import { inlinesHtml } from './serialise-inlines.ts';
import { tableText } from './table-text.ts';

function cellHtml(cell: TableCell, isHead: boolean, context: HtmlContext): string {
  const tag = cell.header ? 'th' : 'td';
  const scope = cell.header ? ` scope="${isHead ? 'col' : 'row'}"` : '';
  const spans = (cell.colSpan ? ` colspan="${cell.colSpan}"` : '') + (cell.rowSpan ? ` rowspan="${cell.rowSpan}"` : '');
  return `<${tag}${scope}${spans}>${inlinesHtml(cell.children, context)}</${tag}>`;
}

/** A table in a box of its own in which a wide one scrolls, and which the keyboard can therefore reach. */
export function tableHtml(table: Table, context: HtmlContext): string {
  const [first] = table.children;
  const hasHeaders = first?.children.every((cell) => cell.header) ?? false;
  const rows = table.children.map(
    (row) => `<tr>${row.children.map((cell) => cellHtml(cell, hasHeaders && row === first, context)).join('')}</tr>`,
  );
  // A cell cannot reach out of the head, so a head with one that does is none.
  const hasHead = hasHeaders && rows.length > 1 && (first?.children.every((cell) => (cell.rowSpan ?? 1) === 1) ?? false);
  const head = hasHead ? `<thead>${rows[0]}</thead>` : '';
  const body = `<tbody>${rows.slice(hasHead ? 1 : 0).join('')}</tbody>`;
  const caption = table.caption ? escapeHtml(table.caption) : '';
  const inner = `<table>${caption ? `<caption>${caption}</caption>` : ''}${head}${body}</table>`;
  return caption
    ? `<section class="rich-text-table" aria-label="${caption}" tabindex="0">${inner}</section>`
    : `<div class="rich-text-table" role="group" aria-label="${escapeHtml(tableText(context.locale))}" tabindex="0">${inner}</div>`;
}
