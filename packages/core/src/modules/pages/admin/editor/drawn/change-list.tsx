import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { changeSigns } from './drawn-change.ts';
import type { DrawnChange } from './drawn-change.ts';

interface ChangeListProps {
  readonly changes: readonly DrawnChange[];
  /** Keys of those that look the same in both. */
  readonly equal: ReadonlySet<string>;
  readonly summaries: Readonly<Record<string, string>>;
  readonly current: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** What became of each block, by a sign and a word; leads to it. */
export function ChangeList({ changes, equal, summaries, current, onChoose }: ChangeListProps): ReactElement {
  const t = useText();
  return (
    <ol className="lc-drawn__changes" aria-label={t('drawn.changes')}>
      {changes.map(({ key, kind, name, fields }) => (
        <li key={key}>
          <button
            type="button"
            id={`drawn-change-${key}`}
            className="lc-drawn__change"
            data-kind={kind}
            aria-current={key === current || undefined}
            onClick={() => onChoose(key)}
          >
            <span className="lc-drawn__kind">
              <span className="lc-drawn__sign" aria-hidden="true">
                {changeSigns[kind]}
              </span>{' '}
              {t(`drawn.kind.${kind}`)}
            </span>{' '}
            <span className="lc-drawn__name">{name}</span>{' '}
            {summaries[key] && <span className="lc-drawn__summary lc-quiet">{summaries[key]}</span>}
            {equal.has(key) && (
              <span className="lc-drawn__note">
                {' '}
                {fields.length > 0 ? t('drawn.looksSame', { fields: fields.join(', ') }) : t('drawn.looksSameAlone')}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
