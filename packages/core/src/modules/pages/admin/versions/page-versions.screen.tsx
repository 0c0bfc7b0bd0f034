import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { useFailureTexts } from '#admin/shell/app-context.ts';
import { CallError } from '#admin/state/call-error.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { ErrorState, ForbiddenState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { DayFinder } from './day-finder.tsx';
import { useHistory } from './use-history.ts';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactElement {
  const t = useText();
  const textsOf = useFailureTexts();
  const failure = error instanceof CallError ? error.failure : undefined;
  if (failure?.status === 403) return <ForbiddenState />;
  return (
    <ErrorState
      title={t('versions.failed')}
      text={failure && textsOf(failure).join(' ')}
      requestID={failure?.requestID}
      onRetry={onRetry}
    />
  );
}

/** The history of a page: its versions at the left, what one of them made of another at the right. */
export default function PageVersionsScreen(): ReactElement {
  const t = useText();
  const { pageID = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const history = useHistory(pageID);
  const { page, registry, versions, totalItems, isComplete } = history;
  const version = versions.find(({ id }) => id === search.get('version')) ?? versions[0];
  const isLastLoaded = version !== undefined && version === versions.at(-1);
  const loadOlder = useEffectEvent(history.loadOlder);
  // The version before it is what it is compared with.
  useEffect(() => {
    if (isLastLoaded && !isComplete) loadOlder();
  }, [isLastLoaded, isComplete]);

  const title = t('versions.title', { title: page?.title || t('editor.untitled') });
  return (
    <Screen
      title={page ? title : t('editor.history')}
      detail={totalItems > 0 && <span className="lc-quiet lc-num">{t('versions.count', { count: totalItems })}</span>}
      actions={
        <LinkButton to={`/pages/${pageID}`} icon={<ArrowLeft className="lc-icon" aria-hidden="true" />}>
          {t('versions.back')}
        </LinkButton>
      }
    >
      {history.error && <Failed error={history.error} onRetry={history.retry} />}
      {!history.error && !(page && registry && version) && <Skeleton lines={8} label={t('versions.loading')} />}
      {page && registry && version && (
        <div className="lc-versions">
          <nav className="lc-panel lc-versions__nav" aria-label={t('versions.list')}>
            <DayFinder pageID={page.id} />
            <VersionList
              versions={versions}
              selectedID={version.id}
              addressOf={({ id }) => `/pages/${pageID}/versions?version=${id}`}
            />
            {!isComplete && (
              <Button isWide theme="plain" isPending={history.isLoadingOlder} onPress={history.loadOlder}>
                {t('versions.older')}
              </Button>
            )}
          </nav>
          <div className="lc-panel lc-versions__pane">
            <VersionView
              key={version.id}
              page={page}
              version={version}
              versions={versions}
              translations={history.translations}
              registry={registry}
              otherID={search.get('with') ?? ''}
              onOther={(id) => setSearch({ version: version.id, with: id }, { replace: true })}
            />
          </div>
        </div>
      )}
    </Screen>
  );
}
