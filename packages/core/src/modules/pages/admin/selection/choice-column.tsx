import type { Text } from '#admin/messages/use-messages.ts';
import { choiceColumn as anyChoiceColumn } from '#admin/ui/list/choice-column.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { PageListItem } from '../../page.schema.ts';
import type { PageSelection } from './page-selection.ts';

interface ChoiceColumnInput {
  readonly t: Text;
  readonly selection: PageSelection;
  /** The rows in view. */
  readonly items: readonly PageListItem[];
}

/** The column with which pages are chosen; its header chooses all in view. */
export const choiceColumn = ({ t, selection, items }: ChoiceColumnInput): Column<PageListItem> =>
  anyChoiceColumn({
    header: t('column.chosen'),
    labelOfAll: t('pages.chooseAll'),
    labelOf: ({ title }) => t('pages.choose', { title: title || t('editor.untitled') }),
    items,
    isChosen: ({ id }) => selection.has(id),
    onChoose: selection.set,
  });
