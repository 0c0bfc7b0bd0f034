import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pin, PinOff, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { Page, Translation } from '../../page.schema.ts';
import { pageCalls } from '../../pages.client.ts';
import type { ListedVersion } from '../../versions.schema.ts';
import { SharePreviewDialog } from '../share/share-preview-dialog.tsx';
import { blockName } from '../editor/registry/registry.ts';
import type { Registry } from '../editor/registry/registry.ts';
import { fieldLabel } from '../editor/state/field-label.ts';
import { pairOf, usualOther } from './compared-pair.ts';
import { Comparison } from './comparison.tsx';
import { ofPage, otherOptions } from './other-options.ts';
import { PinDialog } from './pin-dialog.tsx';
import { PublicationList } from './publication-list.tsx';
import { latestVersionOf } from './use-history.ts';
import { useRestore } from './use-restore.ts';
import { authorText, reasonText } from './version-texts.ts';

interface VersionViewProps {
  readonly page: Page;
  readonly version: ListedVersion;
  readonly versions: readonly ListedVersion[];
  readonly translations: readonly Translation[];
  readonly registry: Registry;
  /** The id of another version, or `page:` and that of a translation; empty for the usual one. */
  readonly otherID: string;
  readonly onOther: (id: string) => void;
}

/** A version: what it is, what differs from another one, and the way back to it. */
export function VersionView(props: VersionViewProps): ReactElement {
  const { page, version, versions, translations, registry, otherID, onOther } = props;
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const [isPinning, setPinning] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [pinErrors, setPinErrors] = useState<readonly string[]>([]);
  const { id, number } = version;
  const other = versions.find((one) => one.id === otherID) ?? usualOther(versions, version);
  const translationID = otherID.startsWith(ofPage) ? otherID.slice(ofPage.length) : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['versions', page.id, 'compare', id, translationID ?? other?.id, other?.revision],
    staleTime: 0,
    enabled: translationID !== undefined || other !== undefined,
    queryFn: async ({ signal }) => {
      const pair = translationID
        ? { before: id, after: await latestVersionOf(client, translationID) }
        : pairOf(version, other ?? version);
      const params = { id: pair.before, otherID: pair.after };
      return unwrap(await client.call(pageCalls.compareVersions, { params, signal }));
    },
  });
  const labelOf = (property: string): string => {
    const blocks = Object.fromEntries((data?.blocks ?? []).map(({ key, type }) => [key, { type }]));
    const [part, key = '', field] = property.split('.');
    if (part === 'blocks' && field === undefined) return blockName(registry, blocks[key]?.type ?? key);
    return fieldLabel({ t, registry, type: page.type, document: { blocks: blocks as never } }, property);
  };
  const { errors, isPending, restore } = useRestore(page.id, labelOf);
  const canRestore = page.policies.canEdit && data?.before.pageID === page.id && translationID === undefined;
  const options = otherOptions(t, { version, versions, translations });
  const refresh = () => void queries.invalidateQueries({ queryKey: ['versions', page.id] });
  const unpin = async (): Promise<void> => {
    const result = await client.call(pageCalls.unpinVersion, { params: { id } });
    setPinErrors(result.ok ? [] : textsOf(result));
    if (result.ok) notify(t('versions.unpinned', { number }));
    refresh();
  };

  return (
    <article className="lc-versions__view" aria-labelledby="version-title">
      <header className="lc-versions__head">
        <div className="lc-versions__facts">
          <h2 className="lc-versions__name" id="version-title" tabIndex={-1}>
            {t('versions.number', { number })}
          </h2>
          <p className="lc-quiet">
            {[reasonText(t, version), formatMoment(version.endedAt), authorText(t, version)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="lc-versions__actions">
          <Button icon={<Share2 className="lc-icon" aria-hidden="true" />} onPress={() => setSharing(true)}>
            {t('share.action')}
          </Button>
          {page.policies.canEdit && (
            <>
              {version.pin ? (
                <Button icon={<PinOff className="lc-icon" aria-hidden="true" />} onPress={() => void unpin()}>
                  {t('versions.unpin')}
                </Button>
              ) : (
                <Button icon={<Pin className="lc-icon" aria-hidden="true" />} onPress={() => setPinning(true)}>
                  {t('versions.pin')}
                </Button>
              )}
              <Button
                theme="orange"
                isPending={isPending}
                disabledReason={version.isLatest ? t('versions.standsNow') : undefined}
                onPress={() => void restore(version, {}, { revision: page.revision })}
              >
                {t('versions.restore')}
              </Button>
            </>
          )}
        </div>
      </header>
      <PublicationList publications={version.publications} onErased={refresh} />
      <ErrorBox errors={[...errors, ...pinErrors]} />
      {options.length > 0 && (
        <Select
          label={t('versions.compareWith')}
          value={translationID === undefined ? (other?.id ?? '') : otherID}
          options={options}
          onChange={onOther}
        />
      )}
      {options.length === 0 && <EmptyState title={t('versions.alone')} />}
      {error && <ErrorState title={t('versions.compareFailed')} onRetry={() => void refetch()} />}
      {!data && !error && options.length > 0 && <Skeleton lines={6} />}
      {data && (
        <Comparison
          key={`${data.before.id} ${data.after.id}`}
          comparison={data}
          registry={registry}
          type={page.type}
          restore={canRestore ? (part, name) => void restore(data.before, part, { name }) : undefined}
        />
      )}
      {isSharing && <SharePreviewDialog pageID={page.id} version={() => Promise.resolve(id)} onClose={() => setSharing(false)} />}
      {isPinning && <PinDialog version={version} onPinned={refresh} onClose={() => setPinning(false)} />}
    </article>
  );
}
