import { Copy, ListTree, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import type { MenuItem } from '../menu.schema.ts';
import { ItemTree } from './item-tree.tsx';
import { findItem, matching, onlyShown, placed } from './tree/menu-tree.ts';
import type { MenuEditing } from './use-menu-editor.ts';
import { searchKey } from '#contract/fold-text.ts';

/** The fewest characters that are searched for. */
const fewest = 3;

const without = (ids: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !others.has(id)));

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

interface TreePaneProps {
  readonly editing: MenuEditing;
  readonly help: string;
  readonly onFill: () => void;
}

/** The items of the menu, all or those that are searched for with what lies above them. */
export function TreePane({ editing, help, onFill }: TreePaneProps): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { menu, title, items, looks, selected, select, expanded, setExpanded, problems, commands } = editing;
  const [term, setTerm] = useState('');
  // What is closed among what was found is open again with the next search.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const wanted = searchKey(term);
  const search = useMemo(() => {
    if (wanted.length < fewest) return undefined;
    const fits = (item: MenuItem): boolean => searchKey(looks.nameOf(item)).includes(wanted);
    return { shown: matching(items, fits), hits: placed(items).filter(({ item }) => fits(item)).length };
  }, [items, looks, wanted]);
  const found = selected === null ? undefined : findItem(items, selected);
  // The same set as long as the same items are wrong: rows are drawn anew with it.
  const wrongIDs = [...problems.keys()].join(' ');
  const wrong = useMemo(() => new Set(wrongIDs.split(' ')), [wrongIDs]);
  const open = useMemo(() => (search ? without(search.shown, closed) : expanded), [search, closed, expanded]);
  const onOpen = (ids: readonly string[], isOpen: boolean): void => {
    if (search) setClosed(isOpen ? without(closed, new Set(ids)) : new Set([...closed, ...ids]));
    else setExpanded(isOpen ? new Set([...expanded, ...ids]) : without(expanded, new Set(ids)));
  };
  const look = (next: string): void => {
    setTerm(next);
    setClosed(new Set());
  };
  const add = () =>
    commands.add(found ? { parent: found.parent, index: found.index + 1 } : { parent: null, index: items.length });
  return (
    <section className="lc-panel lc-menu-editor__tree" aria-label={title}>
      <header className="lc-menu-editor__head">
        <h2 className="lc-pane__title">{title}</h2>
        <span className="lc-quiet lc-num">{t('menus.items', { count: placed(items).length })}</span>
        <p className="lc-quiet">{help}</p>
        <TextField label={t('menus.search')} help={t('menus.searchHelp')} value={term} onChange={look} />
        <p className="lc-quiet" role="status">
          {search && (search.hits > 0 ? t('menus.found', { count: search.hits }) : t('menus.foundNone', { term: term.trim() }))}
        </p>
      </header>
      {items.length === 0 ? (
        <EmptyState icon={<ListTree />} title={t('menus.empty')} text={t('menus.emptyText')} />
      ) : (
        <ItemTree
          label={t('menus.tree', { name: title })}
          items={items}
          shown={search ? onlyShown(items, search.shown) : items}
          levels={menu.levels}
          selected={selected}
          onSelect={select}
          onEdit={(id) => select(id, 'form')}
          open={open}
          onOpen={onOpen}
          wrong={wrong}
          commands={commands}
        />
      )}
      <footer className="lc-menu-editor__foot">
        <Button icon={<Plus {...icon} />} onPress={add}>
          {t('menus.add')}
        </Button>
        {boot.locales.availableLocales.length > 1 && (
          <Button theme="plain" icon={<Copy {...icon} />} onPress={onFill}>
            {t('menus.fill')}
          </Button>
        )}
      </footer>
    </section>
  );
}
