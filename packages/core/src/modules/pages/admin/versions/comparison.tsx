import { useState } from 'react';
import type { ReactElement } from 'react';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import type { FieldPlace } from '../../edits/operation.ts';
import type { BlockDifference as BlockChange, FieldDifference as Difference, VersionComparison } from '../../versions.schema.ts';
import type { Registry } from '../editor/registry/registry.ts';
import { fieldLabel } from '../editor/state/field-label.ts';
import { ComparisonViewSwitch } from '../editor/drawn/comparison-view-switch.tsx';
import { useComparisonView } from '../editor/drawn/comparison-view.ts';
import { DrawnComparison } from '../editor/drawn/drawn-comparison.tsx';
import { BlockDifference } from './block-difference.tsx';
import { FieldDifference } from './field-difference.tsx';
import type { Restore } from './use-restore.ts';
import { fieldLabelsOf, kindOfDifference, nameOfDifference } from './version-texts.ts';

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
  const [view, setView] = useComparisonView();
  const { before, after, blocks } = comparison;
  const own = ownDifferences(comparison);
  const shown = blocks.filter((block) => isAll || kindOfDifference(block) !== 'same');
  const hasSame = blocks.some((block) => kindOfDifference(block) === 'same');
  const text = summary(t, comparison, own.length);
  const nameOf = ({ locale, number }: VersionComparison['before']): string =>
    before.locale === after.locale ? String(number) : localeName(locale);
  const labelOf = (path: string): string => fieldLabel({ t, registry, type, document: { blocks: {} } }, path);
  const { number } = before;
  const drawn = ({ id, locale, number: own }: VersionComparison['before']) => ({
    versionID: id,
    locale,
    label: before.locale === after.locale ? t('versions.number', { number: own }) : localeName(locale),
  });
  const differenceOf = (difference: BlockChange): ReactElement => (
    <BlockDifference
      key={difference.key}
      difference={difference}
      registry={registry}
      lang={after.locale}
      number={number}
      restore={restore}
    />
  );
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
        {text !== '' && <ComparisonViewSwitch value={view} onChange={setView} />}
        {hasSame && view === 'words' && <Checkbox label={t('versions.showAll')} isSelected={isAll} onChange={setAll} />}
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
      {view === 'drawn' && text !== '' && (
        <DrawnComparison
          before={drawn(before)}
          after={drawn(after)}
          order={blocks.map(({ key }) => key)}
          changes={blocks.flatMap((block) => {
            const kind = kindOfDifference(block);
            if (kind === 'same') return [];
            const fields = fieldLabelsOf(t, registry, block);
            const detail = <ol className="lc-diff__blocks">{differenceOf(block)}</ol>;
            return [{ key: block.key, kind, name: nameOfDifference(registry, block), fields, detail }];
          })}
        />
      )}
      {view === 'words' && shown.length > 0 && (
        <section aria-label={t('versions.blocks')}>
          <h3 className="lc-diff__title">{t('versions.blocks')}</h3>
          <ol className="lc-diff__blocks">{shown.map(differenceOf)}</ol>
        </section>
      )}
    </div>
  );
}
