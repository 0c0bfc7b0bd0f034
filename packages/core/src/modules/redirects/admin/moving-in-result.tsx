import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import type { MovingIn } from '../redirects.schema.ts';
import { acceptedFile, surely } from './moving-in-file.ts';
import { ProposalList } from './proposal-list.tsx';
import { UnmatchedList } from './unmatched-list.tsx';
import { useImport } from './use-import.ts';

/** Scores from which all proposals can be accepted at once; none at 101. */
const thresholds = ['100', '85', '60', '0', '101'] as const;
type Threshold = (typeof thresholds)[number];
const words = {
  100: 'moving.from100',
  85: 'moving.from85',
  60: 'moving.from60',
  0: 'moving.from0',
  101: 'moving.fromNone',
} as const;

interface MovingInResultProps {
  readonly name: string;
  readonly found: MovingIn;
  /** The redirects were made. */
  readonly onDone: () => void;
}

/** What is proposed for the addresses of a former site, and what cannot be. */
export function MovingInResult({ name, found, onDone }: MovingInResultProps): ReactElement {
  const t = useText();
  const [threshold, setThreshold] = useState<Threshold>('85');
  const [accepted, setAccepted] = useState(() => surely(found, 85));
  const { tried, problems, isPending, attempt, run } = useImport();
  const { proposals, unmatched, impossible, withoutQuery, known, sitemaps } = found;
  const unproposed = unmatched.length + impossible.length;
  const accept = async (): Promise<void> => {
    if (await run(acceptedFile(found, accepted, name))) onDone();
  };
  return (
    <div className="lc-stack">
      <p role="status">
        {t('moving.found', { count: proposals.length })}, {t('moving.notFound', { count: unproposed })},{' '}
        {t('moving.known', { count: known })}.{withoutQuery > 0 && ` ${t('moving.withoutQuery', { count: withoutQuery })}`}
      </p>
      {sitemaps.length > 0 && (
        <section className="lc-note lc-redirects__index" aria-label={t('moving.index')}>
          <p>{t('moving.indexText')}</p>
          <ul>
            {sitemaps.slice(0, 100).map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </section>
      )}
      {proposals.length > 0 && (
        <>
          <ErrorBox
            key={attempt}
            errors={
              tried && tried.outcome.totalErrors > 0 ? [t('moving.outdated', { count: tried.outcome.totalErrors })] : problems
            }
          />
          <div className="lc-redirects__ask">
            <Select<Threshold>
              label={t('moving.threshold')}
              value={threshold}
              options={thresholds.map((value) => ({ value, label: t(words[value]) }))}
              onChange={(next) => {
                setThreshold(next);
                setAccepted(surely(found, Number(next)));
              }}
            />
            <Button
              theme="orange"
              isPending={isPending}
              disabledReason={accepted.size === 0 ? t('moving.noneAccepted') : undefined}
              onPress={() => void accept()}
            >
              {t('moving.run', { count: accepted.size })}
            </Button>
          </div>
          <ProposalList found={found} accepted={accepted} onAccepted={setAccepted} />
        </>
      )}
      {unproposed > 0 && (
        <div className="lc-stack">
          <h2 className="lc-section__title">{t('moving.unmatched')}</h2>
          <UnmatchedList unmatched={unmatched} impossible={impossible} />
        </div>
      )}
    </div>
  );
}
