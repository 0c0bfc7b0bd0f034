import { RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { useTagWords } from '#modules/tags/admin/public.ts';
import type { FieldDifference as Difference } from '../../versions.schema.ts';

/** Characters around a change that stay in sight. */
const around = 90;

type Runs = NonNullable<Difference['words']>;

/** A run that both have, without what lies far from every change. */
function shortened(text: string, { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean }): string {
  if (text.length <= around * 2 + 20) return text;
  const [start, end] = [text.slice(0, around), text.slice(-around)];
  if (isFirst) return `… ${end}`;
  return isLast ? `${start} …` : `${start} … ${end}`;
}

/** Two texts as one: what is gone struck out behind a minus, what came underlined behind a plus. */
function Words({ runs, lang }: { readonly runs: Runs; readonly lang: string }): ReactElement {
  const t = useText();
  return (
    <p className="lc-diff__words" lang={lang}>
      {runs.map(({ kind, text }, index) => {
        // Runs have no other name than their place, and never move.
        const key = `${index}-${kind}`;
        if (kind === 'same') {
          const place = { isFirst: index === 0, isLast: index === runs.length - 1 };
          return <span key={key}>{shortened(text, place)}</span>;
        }
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key} className="lc-diff__mark">
            <span className="lc-hidden">{t(kind === 'added' ? 'versions.inserted' : 'versions.deleted')}</span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}

function simpleText(t: Text, value: unknown): string | undefined {
  if (typeof value === 'boolean') return t(value ? 'versions.yes' : 'versions.no');
  if (value === undefined || value === null || value === '') return t('versions.empty');
  return undefined;
}

/** The runs of a value that is no text and can still be said: yes and no, something and nothing. */
function simpleRuns(t: Text, { before, after }: Difference): Runs | undefined {
  const [was, is] = [simpleText(t, before), simpleText(t, after)];
  if (was === undefined || is === undefined) return undefined;
  return [
    { kind: 'removed', text: was },
    { kind: 'added', text: is },
  ];
}

/** The runs of tags that were others before. */
const tagRuns = (was: string | undefined, is: string | undefined): Runs => [
  ...(was === undefined ? [] : [{ kind: 'removed' as const, text: was }]),
  ...(is === undefined ? [] : [{ kind: 'added' as const, text: is }]),
];

interface FieldDifferenceProps {
  readonly difference: Difference;
  readonly label: string;
  readonly lang: string;
  /** How the way back is called; without one there is none. */
  readonly restoreLabel?: string | undefined;
  readonly onRestore?: (() => void) | undefined;
}

/** What became of a value: in words where it has some. */
export function FieldDifference({ difference, label, lang, restoreLabel, onRestore }: FieldDifferenceProps): ReactElement {
  const t = useText();
  const hasWords = difference.words?.some(({ kind }) => kind !== 'same') ?? false;
  const [was, is] = [useTagWords(difference.before), useTagWords(difference.after)];
  const tags = was === undefined && is === undefined ? undefined : tagRuns(was, is);
  const runs = hasWords ? difference.words : (tags ?? simpleRuns(t, difference));
  return (
    <div className="lc-diff__field">
      <dt className="lc-diff__label">{label}</dt>
      <dd className="lc-diff__value">
        {runs ? <Words runs={runs} lang={lang} /> : <p className="lc-quiet">{t('versions.unreadable')}</p>}
        {onRestore && restoreLabel !== undefined && (
          <IconButton label={restoreLabel} icon={<RotateCcw className="lc-icon" aria-hidden="true" />} onPress={onRestore} />
        )}
      </dd>
    </div>
  );
}
