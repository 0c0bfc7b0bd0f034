import { MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useErrorText } from '#admin/shell/app-context.ts';
import { useUnsavedWork } from '#admin/ui/form/use-unsaved-work.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import type { ReadMenu } from '../menu.schema.ts';
import { ItemForm } from './item-form.tsx';
import { ItemLooksProvider } from './item-looks.ts';
import { MenuActions } from './menu-actions.tsx';
import { MenuDialogs } from './menu-dialogs.tsx';
import type { OpenDialog } from './menu-dialogs.tsx';
import { TreePane } from './tree-pane.tsx';
import { changeItem, findItem } from './tree/menu-tree.ts';
import { useMenuEditor } from './use-menu-editor.ts';
import type { MenuEditing } from './use-menu-editor.ts';

/** What in the address says which menu it is. */
const menuParameters = ['menu', 'locale'] as const;

interface MenuEditorProps {
  readonly menu: ReadMenu;
  readonly title: string;
  readonly help: string;
  /** The choice of menu and language. */
  readonly choice: ReactNode;
}

/** Says who saved a menu last, as far as that is known. */
function LastSave({ saved }: { readonly saved: ReadMenu }): ReactElement {
  const t = useText();
  const time = saved.savedAt ? formatMoment(saved.savedAt) : undefined;
  const text =
    time === undefined
      ? t('menus.neverSaved')
      : saved.savedBy
        ? t('menus.savedBy', { name: saved.savedBy.name, time })
        : t('menus.savedAt', { time });
  return <p className="lc-quiet">{text}</p>;
}

/** The item that is selected, to be changed. */
function ItemPane({ editing, onMoveTo }: { readonly editing: MenuEditing; readonly onMoveTo: () => void }): ReactElement {
  const t = useText();
  const textOf = useErrorText();
  const { menu, items, selected, select, titleOf, problems, commands, draft } = editing;
  const found = selected === null ? undefined : findItem(items, selected);
  if (!found) return <EmptyState icon={<MousePointerClick />} title={t('menus.noItem')} text={t('menus.noItemText')} />;
  const { item, level } = found;
  const say = (field: string): string[] =>
    (problems.get(item.id) ?? [])
      .filter(({ property = '' }) => property === field || property.startsWith(`${field}.`))
      .map((error) => textOf(error));
  return (
    <ItemForm
      key={item.id}
      item={item}
      locale={menu.locale}
      pageTitle={titleOf(item)}
      errors={{ label: say('label'), to: say('to') }}
      canHold={level < menu.levels}
      commands={commands}
      onChange={(next) => draft.change(changeItem(items, item.id, () => next))}
      onMoveTo={onMoveTo}
      onBack={() => select(item.id, 'row')}
    />
  );
}

/** One menu in one language: its items as a tree, and the one that is selected. One history, one save. */
export function MenuEditor({ menu, title, help, choice }: MenuEditorProps): ReactElement {
  const t = useText();
  const editing = useMenuEditor(menu, title);
  const { looks, save, problems, isUnsaved } = editing;
  const [open, setOpen] = useState<OpenDialog>();
  useUnsavedWork(isUnsaved, menuParameters);
  const wrong = problems.size > 0 ? [t('menus.problems', { count: problems.size })] : [];
  return (
    <ItemLooksProvider value={looks}>
      <Screen
        title={t('nav.menuStructure')}
        detail={choice}
        actions={<MenuActions editing={editing} onVersions={() => setOpen('versions')} />}
      >
        <ErrorBox errors={[...wrong, ...save.general]} />
        <div className="lc-menu-editor">
          <TreePane editing={editing} help={help} onFill={() => setOpen('fill')} />
          <div className="lc-panel lc-menu-editor__item">
            <ItemPane editing={editing} onMoveTo={() => setOpen('move')} />
          </div>
        </div>
        <LastSave saved={save.saved} />
        <MenuDialogs editing={editing} open={open} onClose={() => setOpen(undefined)} />
      </Screen>
    </ItemLooksProvider>
  );
}
