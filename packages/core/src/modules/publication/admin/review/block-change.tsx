import { ArrowUpDown, Minus, PencilLine, Plus, Replace } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { StoredBlock } from '#contract/content.ts';
import { blockName, blockSummary } from '#modules/pages/admin/editor/public.ts';
import type { Registry } from '#modules/pages/admin/editor/public.ts';
import { isReplaced } from '#modules/pages/compare/compare-contents.ts';
import type { BlockChange as Change, FieldChange } from '#modules/pages/compare/compare-contents.ts';
import { readableValue } from '#modules/pages/compare/readable-value.ts';
import { ChangedField } from './changed-field.tsx';

const signs: Readonly<Record<'added' | 'removed' | 'moved' | 'changed' | 'replaced', readonly [LucideIcon, TextKey]>> = {
  added: [Plus, 'review.added'],
  removed: [Minus, 'review.removed'],
  moved: [ArrowUpDown, 'review.moved'],
  changed: [PencilLine, 'review.changed'],
  replaced: [Replace, 'review.replaced'],
};

function signsOf(change: Change): readonly (keyof typeof signs)[] {
  if (change.kind !== 'kept') return [change.kind];
  const isChanged = change.fields.length > 0 || change.beside.length > 0;
  return [
    ...(change.isMoved ? (['moved'] as const) : []),
    ...(isReplaced(change) ? (['replaced'] as const) : isChanged ? (['changed'] as const) : []),
  ];
}

/** Everything that a block says, as if all of it were new, or gone. */
const allOf = (block: StoredBlock, kind: 'added' | 'removed'): FieldChange[] =>
  Object.entries(block.props).map(([field, value]) =>
    kind === 'added' ? { field, before: undefined, after: value } : { field, before: value, after: undefined },
  );

/** In the order of the form; what no form knows comes last. */
function inOrder(changes: readonly FieldChange[], names: readonly string[]): FieldChange[] {
  const placeOf = ({ field }: FieldChange): number => (names.includes(field) ? names.indexOf(field) : names.length);
  return changes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What became of a block, each by a sign and a word. */
export function ChangeSigns({ change }: { readonly change: Change }): ReactElement {
  const t = useText();
  return (
    <>
      {signsOf(change).map((sign) => {
        const [Icon, text] = signs[sign];
        return (
          <span key={sign} className="lc-change__sign" data-sign={sign}>
            <Icon className="lc-icon" aria-hidden="true" />
            {t(text)}
          </span>
        );
      })}
    </>
  );
}

interface BlockChangeProps {
  readonly registry: Registry;
  readonly change: Change;
}

/** A block with what became of it: a sign, a word, and its fields. */
export function BlockChange({ registry, change }: BlockChangeProps): ReactElement | null {
  const t = useText();
  const block = change.after ?? change.before;
  if (!block) return null;
  const definition = registry.blocks[block.type];
  const fieldOf = (name: string) => (definition && Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined);
  // What a block begins with says nothing of this one.
  const hasWords = ({ field, before, after }: FieldChange): boolean => {
    const value = before ?? after;
    return value !== fieldOf(field)?.initial && readableValue(fieldOf(field), value) !== '';
  };
  const all = change.kind === 'kept' ? change.fields : allOf(block, change.kind).filter(hasWords);
  const fields = inOrder(all, Object.keys(definition?.fields ?? {}));
  const summary = change.kind === 'kept' ? blockSummary(registry, block) : '';
  const besideLabels = { anchorPoint: t('block.anchor'), name: t('review.block.name') };
  return (
    <li className="lc-change" data-kind={signsOf(change)[0]} data-depth={Math.min(change.depth, 3)}>
      <div className="lc-change__head">
        <ChangeSigns change={change} />
        <h3 className="lc-change__name">{blockName(registry, block.type)}</h3>
        {(block.name ?? summary) && <span className="lc-quiet lc-change__summary">{block.name ?? summary}</span>}
      </div>
      {(fields.length > 0 || change.beside.length > 0) && (
        <dl className="lc-change__fields">
          {fields.map((one) => (
            <ChangedField
              key={one.field}
              label={fieldOf(one.field)?.editor.label ?? one.field}
              field={fieldOf(one.field)}
              change={one}
            />
          ))}
          {change.beside.map((one) => (
            <ChangedField
              key={`beside ${one.field}`}
              label={one.field === 'name' ? besideLabels.name : besideLabels.anchorPoint}
              field={undefined}
              change={one}
            />
          ))}
        </dl>
      )}
    </li>
  );
}
