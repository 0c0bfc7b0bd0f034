import { Editor } from 'slate';
import { useSlate } from 'slate-react';
import type { NodeSettings } from '../../document/node-settings.ts';
import { moveBlock, removeEmbed, selectedEmbed } from '../embeds/embed-commands.ts';
import { describeEmbed, isEditable } from '../embeds/describe-embed.ts';
import { useEditorFacts } from '../editor-context.ts';
import type { Panel } from '../editor-context.ts';
import { linkAtCaret } from '../link/link-commands.ts';
import { tablePlace } from '../tables/table-commands.ts';
import { tableItems } from '../tables/table-items.ts';
import type { ToolbarIconName } from './toolbar-icon.tsx';
import { firstItems, moreItems } from './toolbar-items.ts';
import type { ToolbarItem } from './toolbar-items.ts';
import { t } from '../editor-texts.ts';

/** A button of the toolbar before it is drawn. */
export type Action = Omit<ToolbarItem, 'run' | 'label'> & {
  readonly label: string;
  readonly run: () => void;
  readonly isExpanded?: boolean;
  readonly controls?: string | undefined;
  readonly hasMenu?: boolean;
};

/** Buttons that stand together; the first row needs no name of its own. */
export interface Row {
  readonly label: string | undefined;
  readonly id: string | undefined;
  readonly actions: readonly Action[];
}

/** Something that a button opens. */
interface Opening {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The actions for an embed that is selected as a whole. */
function embedActions(editor: Editor, nodes: readonly NodeSettings[], openPanel: (panel: Panel) => void): readonly Action[] {
  const embed = selectedEmbed(editor);
  if (!embed) return [];
  const [{ node, type }, path] = embed;
  const edit: Action = {
    id: 'embed-edit',
    label: t('toolbar.edit', { what: describeEmbed(node, nodes) }),
    icon: 'edit',
    keys: 'Space',
    run: () => openPanel({ kind: 'embed', subject: { path } }),
  };
  const moves: readonly Action[] = [
    { id: 'embed-up', label: t('toolbar.moveUp'), icon: 'up', run: () => moveBlock(editor, -1) },
    { id: 'embed-down', label: t('toolbar.moveDown'), icon: 'down', run: () => moveBlock(editor, 1) },
  ];
  return [
    ...(isEditable(node, nodes) ? [edit] : []),
    ...(type === 'embed' ? moves : []),
    { id: 'embed-remove', label: t('toolbar.remove'), icon: 'trash', run: () => removeEmbed(editor, path) },
  ];
}

/** The rows of the toolbar as the caret wants them. */
export function useToolbarRows({ more, insert }: { readonly more: Opening; readonly insert: Opening }): readonly Row[] {
  const editor = useSlate();
  const { nodes, panel, openPanel, closePanel } = useEditorFacts();
  const toggle = (kind: 'link' | 'language' | 'caption') => () =>
    panel?.kind === kind ? closePanel() : openPanel({ kind } satisfies Panel);
  const bound = (item: ToolbarItem): Action => ({ ...item, label: t(item.label), run: () => item.run(editor) });
  const opening = (action: {
    id: string;
    label: string;
    icon: ToolbarIconName;
    kind: 'link' | 'language' | 'caption';
  }): Action => ({
    ...action,
    isExpanded: panel?.kind === action.kind,
    run: toggle(action.kind),
  });
  const main: readonly Action[] = [
    ...firstItems.map(bound),
    {
      ...opening({ id: 'link', label: t('format.link'), icon: 'link', kind: 'link' }),
      keys: 'Ctrl+K',
      isOn: () => linkAtCaret(editor) !== undefined,
    },
    {
      id: 'insert',
      label: t('toolbar.insert'),
      icon: 'plus',
      hasMenu: true,
      isExpanded: insert.isOpen,
      controls: insert.isOpen ? insert.id : undefined,
      run: insert.toggle,
    },
    {
      id: 'more',
      label: t('toolbar.more'),
      icon: 'more',
      isExpanded: more.isOpen,
      controls: more.isOpen ? more.id : undefined,
      run: more.toggle,
    },
  ];
  const extra: readonly Action[] = [
    ...moreItems.map(bound),
    {
      ...opening({ id: 'language', label: t('format.language'), icon: 'lang', kind: 'language' }),
      isOn: () => Editor.marks(editor)?.lang !== undefined,
    },
  ];
  const table: readonly Action[] = tablePlace(editor)
    ? [
        ...tableItems.slice(0, -1).map(bound),
        opening({ id: 'caption', label: t('table.caption'), icon: 'caption', kind: 'caption' }),
        // What takes the whole table away stands last.
        ...tableItems.slice(-1).map(bound),
      ]
    : [];
  const embed = embedActions(editor, nodes, openPanel);
  return [
    { label: undefined, id: undefined, actions: main },
    { label: t('toolbar.more'), id: more.id, actions: more.isOpen ? extra : [] },
    { label: t('toolbar.table'), id: undefined, actions: table },
    { label: t('toolbar.part'), id: undefined, actions: embed },
  ].filter((row) => row.actions.length > 0);
}
