import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { announce } from '../overlay/announce.ts';
import { Button } from '../controls/button.tsx';
import { useWords } from '../form/use-words.ts';
import { FieldLayout, useFieldWiring } from './field-layout.tsx';
import type { FieldProps } from './field-layout.tsx';
import { FieldListItem } from './field-list-item.tsx';
import type { ItemPart } from './field-list-item.tsx';
import { useItemKeys } from '../list/use-item-keys.ts';
import { useItemOrder } from '../list/use-item-order.ts';
import { useRevealedItem } from './revealed-field.ts';

export interface FieldListProps extends FieldProps {
  readonly count: number;
  /** The name of an item: its title, or nothing while it has none. */
  readonly nameOf: (index: number) => string;
  readonly renderItem: (index: number) => ReactNode;
  /** Number of problems inside an item; such an item stands open. */
  readonly problemsOf?: (index: number) => number;
  /** One item, in the singular: `card`. */
  readonly itemLabel?: string | undefined;
  readonly max?: number | undefined;
  /** A further way to add, beside the button. */
  readonly addMore?: ReactNode;
  readonly onAdd: () => void;
  /** Puts a copy behind the item. */
  readonly onDuplicate: (index: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** `Audience` inside a sentence is `audience`; `FAQ` stays as it is. */
const inSentence = (name: string): string => name.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

/** Whoever adds, removes or moves an item is told each by itself. */
const noChange = (): void => undefined;

const focusable = 'input, textarea, button, [contenteditable]';

/** Items with fields of their own: add, duplicate, remove, move, each by button; a pointer drags them too. */
export function FieldList(props: FieldListProps): ReactElement {
  const { count, nameOf, renderItem, problemsOf, max = Infinity, isReadOnly = false } = props;
  const t = useUiText();
  const wiring = useFieldWiring(props);
  const { keys, inserted, removed, moved } = useItemKeys(count);
  // The order of the items; what stands in one, its fields say.
  const noteChange = useWords(keys.join(' '), noChange);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(count <= 2 ? keys : []));
  useRevealedItem(wiring.id, (index) => setOpen((all) => new Set([...all, ...keys.slice(index, index + 1)])));
  const item = inSentence(props.itemLabel ?? t('list.addItem'));
  const titleOf = (index: number) => nameOf(index) || t('list.item', { position: index + 1 });
  const idOf = (key: number | undefined, part: string) => `${wiring.id}-${key}-${part}`;
  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

  const toggle = (key: number) =>
    setOpen((all) => {
      const next = new Set(all);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const begin = (index: number) => {
    noteChange('');
    inserted(index);
    const key = keys[index];
    if (key !== undefined) setOpen((all) => new Set(all).add(key));
    requestAnimationFrame(() => document.getElementById(idOf(key, 'body'))?.querySelector<HTMLElement>(focusable)?.focus());
  };
  const add = () => {
    begin(count);
    props.onAdd();
  };
  const duplicate = (index: number) => {
    begin(index + 1);
    props.onDuplicate(index);
    announce(t('list.duplicated', { name: titleOf(index), position: index + 2, total: count + 1 }));
  };
  const remove = (index: number) => {
    announce(t('list.removed', { name: titleOf(index) }));
    noteChange('');
    removed(index);
    props.onRemove(index);
    const next = keys[index] ?? keys[index - 1];
    focus(next === undefined ? idOf(0, 'add') : idOf(next, 'toggle'));
  };
  const move = (from: number, to: number, part: ItemPart) => {
    const key = keys[from];
    noteChange('');
    moved(from, to);
    props.onMove(from, to);
    announce(t('list.moved', { name: titleOf(from), position: to + 1, total: count }));
    focus(idOf(key, part));
  };
  const order = useItemOrder((from, to) => move(from, to, 'toggle'));
  const fullReason = count >= max ? t('list.full', { count: max }) : undefined;

  return (
    <FieldLayout {...props} wiring={wiring} isGroup>
      <ol className="lc-items">
        {keys.map((key, index) => {
          const problems = problemsOf?.(index) ?? 0;
          return (
            <FieldListItem
              key={key}
              idOf={(part) => idOf(key, part)}
              index={index}
              count={count}
              name={titleOf(index)}
              problems={problems}
              isOpen={open.has(key) || problems > 0}
              isReadOnly={isReadOnly}
              isLifted={order.lifted === index}
              line={order.lineAt(index)}
              handle={order.handleOf(index)}
              fullReason={fullReason}
              onToggle={() => toggle(key)}
              onMove={(to, part) => move(index, to, part)}
              onDuplicate={() => duplicate(index)}
              onRemove={() => remove(index)}
            >
              {renderItem(index)}
            </FieldListItem>
          );
        })}
      </ol>
      {!isReadOnly && (
        <div className="lc-items__add">
          <Button
            id={idOf(0, 'add')}
            size="small"
            icon={<Plus className="lc-icon" aria-hidden="true" />}
            disabledReason={fullReason}
            onPress={add}
          >
            {t('list.add', { item })}
          </Button>
          {props.addMore}
        </div>
      )}
    </FieldLayout>
  );
}
