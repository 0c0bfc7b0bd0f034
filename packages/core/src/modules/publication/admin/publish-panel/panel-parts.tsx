import type { ReactElement } from 'react';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { publicPath } from '#contract/locale.ts';
import { CheckFindings } from '#modules/checks/admin/public.ts';
import { SearchResult, useEditorContext, useSaver } from '#modules/pages/admin/editor/public.ts';
import { Comparison } from '../review/comparison.tsx';
import { ChangeSummary } from './change-summary.tsx';
import type { PanelContent } from './use-panel-content.ts';
import { WhoDecides } from './who-decides.tsx';

export interface PartProps {
  readonly content: PanelContent;
  readonly labelOf: (path: string) => string;
  readonly onGo: (path: string) => void;
}

/** Where visitors would find the page, and whether that is elsewhere than now. */
function usePlace(slug: string): { readonly wanted: string; readonly isMoved: boolean } {
  const { boot } = useApp();
  const { page } = useEditorContext();
  const livePath = useSaver((state) => state.livePath);
  const wanted = publicPath(slug, page.locale, boot.locales);
  return { wanted, isMoved: livePath !== null && livePath !== wanted };
}

/** What the checks found. */
export function ChecksPart({ content: { checks, versionID, isUnstored }, labelOf, onGo }: PartProps): ReactElement {
  const t = useText();
  const look = (): void => void checks.refetch();
  const { data, isError } = checks;
  return (
    <section className="lc-publish__part" aria-labelledby="publish-checks">
      <h3 id="publish-checks">{t('publish.checks')}</h3>
      {isError && <ErrorState title={t('publish.checksFailed')} onRetry={look} />}
      {!data && !isError && !isUnstored && <Skeleton lines={2} label={t('publish.checking')} />}
      {data && <CheckFindings rank={4} versionID={versionID} outlook={data} labelOf={labelOf} onGo={onGo} onChanged={look} />}
    </section>
  );
}

/** What would be another for visitors. */
export function ChangesPart({ content: { around, difference, document }, labelOf, onGo }: PartProps): ReactElement {
  const t = useText();
  const { page, registry } = useEditorContext();
  const { isMoved } = usePlace(document.slug);
  return (
    <section className="lc-publish__part" aria-labelledby="publish-changes">
      <h3 id="publish-changes">{t('review.changes')}</h3>
      {around.isError && <ErrorState title={t('publish.changesFailed')} onRetry={() => void around.refetch()} />}
      {!difference && !around.isError && <Skeleton lines={3} />}
      {difference?.isNew && <p className="lc-quiet">{t('publish.isNew')}</p>}
      {difference && (
        <ChangeSummary registry={registry} comparison={difference.comparison} isMoved={isMoved} labelOf={labelOf} onGo={onGo} />
      )}
      {difference && !difference.isNew && (
        <details className="lc-publish__words">
          <summary>{t('publish.words')}</summary>
          <div lang={page.locale}>
            <Comparison registry={registry} type={page.type} isMoved={isMoved} before={difference.before} after={document} />
          </div>
        </details>
      )}
    </section>
  );
}

interface PlacePartProps extends Pick<PartProps, 'content'> {
  readonly isRequest: boolean;
}

/** Where visitors would find it, how search engines would list it, and who has to agree. */
export function PlacePart({ content: { document, around }, isRequest }: PlacePartProps): ReactElement {
  const t = useText();
  const { page } = useEditorContext();
  const { wanted, isMoved } = usePlace(document.slug);
  return (
    <section className="lc-publish__part" aria-labelledby="publish-place">
      <h3 id="publish-place">{t('publish.place')}</h3>
      <dl className="lc-details">
        <dt>{t(isMoved ? 'review.newAddress' : 'review.address')}</dt>
        <dd className="lc-slug">{wanted}</dd>
        <dt>{t('column.locale')}</dt>
        <dd>{localeName(page.locale)}</dd>
        <dt>{t('publish.who')}</dt>
        <dd>
          <WhoDecides isRequest={isRequest} around={around.data} />
        </dd>
      </dl>
      <SearchResult />
    </section>
  );
}
