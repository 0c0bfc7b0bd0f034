import { ArrowDown, ArrowUp, ChevronRight, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { announce } from '../overlay/announce.ts';
import { Button } from '../controls/button.tsx';
import { FieldLayout, useFieldWiring } from './field-layout.tsx';
import type { FieldProps } from './field-layout.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { useItemKeys } from '../list/use-item-keys.ts';

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
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
}

/** `Audience` inside a sentence is `audience`; `FAQ` stays as it is. */
const inSentence = (name: string): string => name.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

/** Items with fields of their own: add, remove, move, each by button. */
export function FieldList(props: FieldListProps): ReactElement {
  const { count, nameOf, renderItem, problemsOf, max = Infinity, isReadOnly = false } = props;
  const t = useUiText();
  const wiring = useFieldWiring(props);
  const { keys, inserted, removed, moved } = useItemKeys(count);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(count <= 2 ? keys : []));
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
  const add = () => {
    inserted(count);
    const key = keys[count];
    if (key !== undefined) setOpen((all) => new Set(all).add(key));
    props.onAdd();
    requestAnimationFrame(() =>
      document
        .getElementById(idOf(key, 'body'))
        ?.querySelector<HTMLElement>('input, textarea, button, [contenteditable]')
        ?.focus(),
    );
  };
  const remove = (index: number) => {
    announce(t('list.removed', { name: titleOf(index) }));
    removed(index);
    props.onRemove(index);
    const next = keys[index] ?? keys[index - 1];
    focus(next === undefined ? idOf(0, 'add') : idOf(next, 'toggle'));
  };
  const move = (from: number, to: number, part: 'up' | 'down') => {
    const key = keys[from];
    moved(from, to);
    props.onMove(from, to);
    announce(t('list.moved', { name: titleOf(from), position: to + 1, total: count }));
    focus(idOf(key, part));
  };

  return (
    <FieldLayout {...props} wiring={wiring} isGroup>
      <ol className="lc-items">
        {keys.map((key, index) => {
          const problems = problemsOf?.(index) ?? 0;
          const isOpen = open.has(key) || problems > 0;
          const name = titleOf(index);
          return (
            <li key={key} className="lc-item" data-open={isOpen || undefined}>
              <div className="lc-item__head">
                <button
                  type="button"
                  id={idOf(key, 'toggle')}
                  className="lc-item__toggle"
                  aria-expanded={isOpen}
                  aria-controls={idOf(key, 'body')}
                  onClick={() => toggle(key)}
                >
                  <ChevronRight className="lc-icon" aria-hidden="true" />
                  <span className="lc-item__number lc-num">{index + 1}</span>
                  <span className="lc-item__name">{name}</span>
                  {problems > 0 && (
                    <>
                      <span className="lc-badge" aria-hidden="true">
                        {problems}
                      </span>
                      <span className="lc-hidden">{t('problems.count', { count: problems })}</span>
                    </>
                  )}
                </button>
                {!isReadOnly && (
                  <>
                    <IconButton
                      id={idOf(key, 'up')}
                      label={t('list.moveUp', { name })}
                      icon={<ArrowUp className="lc-icon" aria-hidden="true" />}
                      disabledReason={index === 0 ? t('list.first') : undefined}
                      onPress={() => move(index, index - 1, 'up')}
                    />
                    <IconButton
                      id={idOf(key, 'down')}
                      label={t('list.moveDown', { name })}
                      icon={<ArrowDown className="lc-icon" aria-hidden="true" />}
                      disabledReason={index === count - 1 ? t('list.last') : undefined}
                      onPress={() => move(index, index + 1, 'down')}
                    />
                    <IconButton
                      label={t('list.remove', { name })}
                      icon={<Trash2 className="lc-icon" aria-hidden="true" />}
                      onPress={() => remove(index)}
                    />
                  </>
                )}
              </div>
              <div className="lc-item__body" id={idOf(key, 'body')} hidden={!isOpen}>
                {isOpen && renderItem(index)}
              </div>
            </li>
          );
        })}
      </ol>
      {!isReadOnly && (
        <div>
          <Button
            id={idOf(0, 'add')}
            size="small"
            icon={<Plus className="lc-icon" aria-hidden="true" />}
            disabledReason={count >= max ? t('list.full', { count: max }) : undefined}
            onPress={add}
          >
            {t('list.add', { item })}
          </Button>
        </div>
      )}
    </FieldLayout>
  );
}
