import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useFailureTexts } from '#admin/shell/app-context.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { announce } from '#admin/ui/overlay/announce.ts';
import type { Replaced } from '../page-texts.schema.ts';
import { FindForm } from './find-form.tsx';
import { FindResults } from './find-results.tsx';
import { FindingProgress } from './finding-progress.tsx';
import { ReplacedReport } from './replaced-report.tsx';
import { useFind } from './use-find.ts';
import type { Finding } from './use-find.ts';
import { emptyForm, narrowedTo, wantedOf } from './wanted-form.ts';

/** Says how a search ended. */
function useAnnounced(finding: Finding | undefined): void {
  const t = useText();
  const { state, pages = [] } = finding ?? {};
  const places = pages.reduce((sum, { hitCount }) => sum + hitCount, 0);
  const said = `${t('findReplace.places', { count: places })} ${t('findReplace.pages', { count: pages.length })}`;
  useEffect(() => {
    if (state === 'done' || state === 'full') announce(said);
  }, [state, said]);
}

/** Finds a text, links or a telephone number in all pages, and replaces what is chosen. */
export default function FindReplaceScreen(): ReactElement {
  const t = useText();
  const textsOf = useFailureTexts();
  const [form, setForm] = useState(emptyForm);
  const [searches, setSearches] = useState(0);
  const [replaced, setReplaced] = useState<Replaced>();
  const { finding, find, stop } = useFind();
  useAnnounced(finding);
  const look = (): void => {
    const wanted = wantedOf(form);
    if (!wanted) return;
    setReplaced(undefined);
    setSearches(searches + 1);
    void find(wanted, narrowedTo(form));
  };
  return (
    <Screen title={t('nav.findReplace')} width="medium">
      <div className="lc-stack">
        <p className="lc-quiet">{t('findReplace.intro')}</p>
        <FindForm value={form} onChange={setForm} onFind={look} />
        {replaced ? (
          <ReplacedReport replaced={replaced} onAgain={look} />
        ) : (
          finding && (
            <>
              {finding.state === 'looking' && <FindingProgress finding={finding} onStop={stop} />}
              {finding.state === 'stopped' && <p role="status">{t('findReplace.stopped')}</p>}
              {finding.failure && (
                <ErrorState title={t('findReplace.failed')} text={textsOf(finding.failure).join(' ')} onRetry={look} />
              )}
              <FindResults key={searches} finding={finding} onReplaced={setReplaced} />
            </>
          )
        )}
      </div>
    </Screen>
  );
}
