import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { Fields } from '#contract/fields/field.ts';
import { WordRuns } from '#modules/pages/admin/public.ts';
import type { FieldChange } from '#modules/pages/compare/compare-contents.ts';
import { readableValue } from '#modules/pages/compare/readable-value.ts';
import { useTagWords } from '#modules/tags/admin/public.ts';

interface ChangedFieldProps {
  readonly label: string;
  /** Undefined where nobody knows it, and for what is no field of a block or type. */
  readonly field: Fields[string] | undefined;
  readonly change: Pick<FieldChange, 'before' | 'after'>;
}

/** A field with what became of its value. */
export function ChangedField({ label, field, change }: ChangedFieldProps): ReactElement {
  const t = useText();
  const isFlag = typeof change.before === 'boolean' || typeof change.after === 'boolean';
  const words = (value: unknown): string => {
    if (!isFlag) return readableValue(field, value);
    return value === undefined ? '' : t(value === true ? 'review.yes' : 'review.no');
  };
  const [tagsBefore, tagsAfter] = [useTagWords(change.before), useTagWords(change.after)];
  const [before, after] = [tagsBefore ?? words(change.before), tagsAfter ?? words(change.after)];
  return (
    <div className="lc-change__field">
      <dt>{label}</dt>
      <dd>
        {before === after ? (
          <p className="lc-quiet">{t('review.otherValue')}</p>
        ) : (
          <WordRuns before={before} after={after} added={t('review.insertion')} removed={t('review.deletion')} />
        )}
      </dd>
    </div>
  );
}
