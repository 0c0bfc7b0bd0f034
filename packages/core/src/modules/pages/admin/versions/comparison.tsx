import { useState } from 'react';
import type { ReactElement } from 'react';
import { localeName } from '../../../../admin/messages/format.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import type { Text } from '../../../../admin/messages/use-messages.ts';
import { Checkbox } from '../../../../admin/ui/controls/checkbox.tsx';
import type { FieldPlace } from '../../edits/operation.ts';
import type { FieldDifference as Difference, VersionComparison } from '../../versions.schema.ts';
import type { Registry } from '../editor/registry.ts';
import { fieldLabel } from '../editor/state/field-label.ts';
import { BlockDifference } from './block-difference.tsx';
import { FieldDifference } from './field-difference.tsx';
import type { Restore } from './use-restore.ts';
import { kindOfDifference } from './version-texts.ts';

interface ComparisonProps {
  readonly comparison: VersionComparison;
  readonly registry: Registry;
  /** Page type. */
  readonly type: string;
  readonly restore: Restore | undefined;
}

interface OwnDifference {
  readonly difference: Difference;
  readonly path: string;
  readonly place: FieldPlace;
}

/** What differs of the page itself. */
const ownDifferences = ({ title, typeData, seo }: VersionComparison): OwnDifference[] => [
  ...(title ? [{ difference: title, path: 'title', place: { of: 'title' } as const }] : []),
  ...typeData.map((difference) => ({
    difference,
    path: `typeData.${difference.field}`,
    place: { of: 'typeData', field: difference.field } as const,
  })),
  ...seo.map((difference) => ({
    difference,
    path: `seoSettings.${difference.field}`,
    place: { of: 'seo', field: difference.field } as const,
  })),
];

/** How much differs, in one line. */
function summary(t: Text, comparison: VersionComparison, own: number): string {
  const count = (...kinds: string[]): number =>
    comparison.blocks.filter((block) => kinds.includes(kindOfDifference(block))).length;
  const parts = [
    ['versions.added', count('added')],
    ['versions.removed', count('removed')],
    ['versions.changed', count('changed', 'movedChanged')],
    ['versions.moved', count('moved', 'movedChanged')],
    ['versions.fields', own],
  ] as const;
  return parts.flatMap(([key, number]) => (number > 0 ? [t(key, { count: number })] : [])).join(', ');
}

/** Two versions as one: the page's own values, then every block, each with a sign, a word and the way back. */
export function Comparison({ comparison, registry, type, restore }: ComparisonProps): ReactElement {
  const t = useText();
  const [isAll, setAll] = useState(false);
  const { before, after, blocks } = comparison;
  const own = ownDifferences(comparison);
  const shown = blocks.filter((block) => isAll || kindOfDifference(block) !== 'same');
  const hasSame = blocks.some((block) => kindOfDifference(block) === 'same');
  const text = summary(t, comparison, own.length);
  const nameOf = ({ locale, number }: VersionComparison['before']): string =>
    before.locale === after.locale ? String(number) : localeName(locale);
  const labelOf = (path: string): string => fieldLabel({ t, registry, type, document: { blocks: {} } }, path);
  const { number } = before;
  return (
    <div className="lc-diff">
      <div className="lc-diff__summary">
        <p>
          <strong>
            {t(before.locale === after.locale ? 'versions.from' : 'versions.between', {
              before: nameOf(before),
              after: nameOf(after),
            })}
          </strong>
          <span className="lc-quiet"> {text || t('versions.equal')}</span>
        </p>
        {hasSame && <Checkbox label={t('versions.showAll')} isSelected={isAll} onChange={setAll} />}
      </div>
      {own.length > 0 && (
        <section className="lc-diff__own" aria-label={t('versions.page')}>
          <h3 className="lc-diff__title">{t('versions.page')}</h3>
          <dl className="lc-diff__fields">
            {own.map(({ difference, path, place }) => (
              <FieldDifference
                key={path}
                difference={difference}
                label={labelOf(path)}
                lang={after.locale}
                restoreLabel={t('versions.restoreFieldNamed', { field: labelOf(path), number })}
                onRestore={restore && (() => restore({ field: place }, labelOf(path)))}
              />
            ))}
          </dl>
        </section>
      )}
      {shown.length > 0 && (
        <section aria-label={t('versions.blocks')}>
          <h3 className="lc-diff__title">{t('versions.blocks')}</h3>
          <ol className="lc-diff__blocks">
            {shown.map((difference) => (
              <BlockDifference
                key={difference.key}
                difference={difference}
                registry={registry}
                lang={after.locale}
                number={number}
                restore={restore}
              />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
