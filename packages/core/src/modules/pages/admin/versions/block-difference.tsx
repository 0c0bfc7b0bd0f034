import { ArrowUpDown, Equal, Minus, PenLine, Plus, RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { blockName } from '../editor/registry/registry.ts';
import type { Registry } from '../editor/registry/registry.ts';
import type { BlockDifference as Difference } from '../../versions.schema.ts';
import { FieldDifference } from './field-difference.tsx';
import type { Restore } from './use-restore.ts';
import { besideLabel, fieldLabelIn, kindOfDifference, nameOfDifference } from './version-texts.ts';

const signs = { added: Plus, removed: Minus, changed: PenLine, moved: ArrowUpDown, movedChanged: ArrowUpDown, same: Equal };

interface BlockDifferenceProps {
  readonly difference: Difference;
  readonly registry: Registry;
  readonly lang: string;
  /** The number of the earlier version, from which can be restored. */
  readonly number: number;
  /** Not there where nothing can be restored: without the right to edit, or between languages. */
  readonly restore: Restore | undefined;
}

/** What became of a block: a sign and a word, its values, and the way back for each. */
export function BlockDifference({ difference, registry, lang, number, restore }: BlockDifferenceProps): ReactElement {
  const t = useText();
  const { key, type, formerType, depth, fields, beside, isKnown } = difference;
  const kind = kindOfDifference(difference);
  const Sign = signs[kind];
  const name = nameOfDifference(registry, difference);
  const labelOf = (field: string): string => fieldLabelIn(registry, type, field);
  const canRestore = restore && isKnown && kind !== 'added' && kind !== 'same';
  const isWhole = difference.kind === 'kept' && formerType === null;
  return (
    <li className="lc-diff__block" data-kind={kind} style={{ marginInlineStart: `${Math.min(depth, 4) * 1.25}rem` }}>
      <div className="lc-diff__head">
        <span className="lc-diff__kind">
          <Sign className="lc-icon" aria-hidden="true" />
          {t(`versions.kind.${kind}`)}
        </span>
        <h4 className="lc-diff__name">{name}</h4>
        {formerType !== null && (
          <span className="lc-quiet">{t('versions.formerType', { type: blockName(registry, formerType) })}</span>
        )}
        {canRestore && (
          <span className="lc-diff__do">
            <Button
              size="small"
              aria-label={t('versions.restoreBlockNamed', { block: name, number })}
              icon={<RotateCcw className="lc-icon" aria-hidden="true" />}
              onPress={() => restore({ block: key }, name)}
            >
              {t('versions.restoreBlock', { number })}
            </Button>
          </span>
        )}
      </div>
      {!isKnown && <p className="lc-diff__note lc-quiet">{t('versions.unknown')}</p>}
      {(fields.length > 0 || beside.length > 0) && (
        <dl className="lc-diff__fields">
          {fields.map((field) => (
            <FieldDifference
              key={field.field}
              difference={field}
              label={labelOf(field.field)}
              lang={lang}
              restoreLabel={t('versions.restoreFieldNamed', { field: labelOf(field.field), number })}
              onRestore={
                canRestore && isWhole
                  ? () => restore({ field: { of: 'props', key, field: field.field } }, labelOf(field.field))
                  : undefined
              }
            />
          ))}
          {beside.map((field) => (
            <FieldDifference
              key={field.field}
              difference={field}
              label={besideLabel(t, field.field)}
              lang={lang}
              restoreLabel={t('versions.restoreFieldNamed', { field: besideLabel(t, field.field), number })}
              onRestore={
                canRestore && isWhole
                  ? () =>
                      restore(
                        { field: { of: 'block', key, field: field.field === 'name' ? 'name' : 'anchorPoint' } },
                        besideLabel(t, field.field),
                      )
                  : undefined
              }
            />
          ))}
        </dl>
      )}
    </li>
  );
}
