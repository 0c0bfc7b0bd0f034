import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useQueryFailure } from '#admin/state/use-query-failure.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import { SidePanel } from '#admin/ui/overlay/side-panel.tsx';
import { menuCalls } from '../menu.client.ts';
import type { ReadMenu } from '../menu.schema.ts';
import { pagesOf, savedItems } from './item-looks.ts';
import { menuKey } from './menu-keys.ts';
import { compareMenus } from './tree/compare-menus.ts';

interface VersionsPanelProps {
  readonly title: string;
  /** What is live. */
  readonly menu: ReadMenu;
  /** Why nothing can be restored now. */
  readonly lockedReason: string | undefined;
  readonly onRestore: (revision: number) => void;
  readonly onClose: () => void;
}

/** What differs of one version from what is live. */
function Difference({ menu, revision }: { readonly menu: ReadMenu; readonly revision: number }): ReactElement {
  const t = useText();
  const client = useClient();
  const { name, locale } = menu;
  const { data, error } = useQuery({
    queryKey: [...menuKey(name, locale), 'version', revision],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(menuCalls.version, { params: { name, revision: String(revision) }, query: { locale }, signal })),
  });
  const failure = useQueryFailure(error);
  if (failure) return <p className="lc-quiet">{failure.text}</p>;
  if (!data) return <Skeleton lines={2} />;
  const pages = new Map([...pagesOf(menu.items), ...pagesOf(data.items)]);
  const differences = compareMenus(savedItems(data.items), savedItems(menu.items));
  if (differences.length === 0) return <p className="lc-quiet">{t('menus.same')}</p>;
  return (
    <ul className="lc-menu-diff" aria-label={t('menus.compare')}>
      {differences.map(({ kind, item }) => (
        <li key={item.id} data-kind={kind}>
          <span className="lc-menu-diff__kind">{t(`menus.diff.${kind}`, { revision })}</span>{' '}
          {item.label ?? (item.to && 'page' in item.to ? pages.get(item.to.page)?.title : '')}
        </li>
      ))}
    </ul>
  );
}

/** The versions of a menu: who, when, what differs, and the way back. */
export function VersionsPanel({ title, menu, lockedReason, onRestore, onClose }: VersionsPanelProps): ReactElement {
  const t = useText();
  const client = useClient();
  const [opened, setOpened] = useState<number>();
  const { name, locale } = menu;
  const { data, error, refetch } = useQuery({
    queryKey: [...menuKey(name, locale), 'versions', menu.revision],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(menuCalls.versions, { params: { name }, query: { locale, pageSize: '100' }, signal })),
  });
  const failure = useQueryFailure(error);
  return (
    <SidePanel title={t('menus.versionsTitle', { name: title })} onClose={onClose}>
      <div className="lc-side__body">
        {failure && <ErrorState title={t('menus.failed')} text={failure.text} onRetry={() => void refetch()} />}
        {!failure && !data && <Skeleton lines={6} />}
        {data?.items.length === 0 && <p className="lc-quiet">{t('menus.versionsNone')}</p>}
        <ol className="lc-menu-versions">
          {data?.items.map((version) => {
            const isLive = version.revision === menu.revision;
            const time = formatMoment(version.savedAt);
            return (
              <li key={version.revision} className="lc-menu-version">
                <div className="lc-menu-version__head">
                  <strong>{t('menus.version', { revision: version.revision })}</strong>
                  {isLive && <StatusBadge tone="live">{t('menus.versionLive')}</StatusBadge>}
                  <span className="lc-quiet lc-num">{t('menus.items', { count: version.count })}</span>
                </div>
                <p className="lc-quiet">
                  {version.savedBy ? t('menus.savedBy', { name: version.savedBy.name, time }) : t('menus.savedAt', { time })}
                  {version.restoredFrom !== null && ` · ${t('menus.versionRestored', { revision: version.restoredFrom })}`}
                </p>
                {!isLive &&
                  (opened === version.revision ? (
                    <>
                      <Difference menu={menu} revision={version.revision} />
                      <Button
                        size="small"
                        icon={<RotateCcw className="lc-icon" aria-hidden="true" />}
                        disabledReason={lockedReason}
                        onPress={() => onRestore(version.revision)}
                      >
                        {t('menus.restore', { revision: version.revision })}
                      </Button>
                    </>
                  ) : (
                    <Button size="small" theme="plain" onPress={() => setOpened(version.revision)}>
                      {t('menus.compare')}
                    </Button>
                  ))}
              </li>
            );
          })}
        </ol>
      </div>
    </SidePanel>
  );
}
