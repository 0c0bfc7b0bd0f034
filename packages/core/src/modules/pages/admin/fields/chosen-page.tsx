import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import type { LinkTarget } from '#contract/content.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import { pageCalls } from '../../pages.client.ts';

type PageLink = Extract<LinkTarget, { readonly page: string }>;

interface ChosenPageProps {
  /** Id of the button that replaces it. */
  readonly id: string;
  readonly value: PageLink;
  readonly isReadOnly?: boolean;
  readonly onChange: (value: PageLink) => void;
  /** Asks for another one; the present one stays until it is there. */
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

const topOfPage = '';

/** A page that a link leads to, with the places on it that have an anchor. */
export function ChosenPage(props: ChosenPageProps): ReactElement {
  const { id, value, isReadOnly = false, onChange, onReplace, onRemove } = props;
  const { page, anchor = '' } = value;
  const t = useText();
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: ['pages', 'one', page],
    staleTime: 60_000,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.get, { params: { id: page }, signal })),
  });
  const version = data?.pageVersionID ?? '';
  const { data: anchors = [] } = useQuery({
    queryKey: ['pages', 'anchors', version, data?.revision],
    enabled: version !== '',
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { blocks, blockOrder } = unwrap(
        await client.call(pageCalls.fetchVersion, { params: { versionId: version }, signal }),
      );
      const keys = [...new Set([...blockOrder, ...Object.keys(blocks)])];
      return keys.flatMap((key) => blocks[key]?.anchorPoint || []);
    },
  });
  const places = [...new Set(anchor ? [...anchors, anchor] : anchors)];
  return (
    <>
      <div className="lc-chosen">
        <FileText className="lc-icon" aria-hidden="true" />
        <span className="lc-chosen__text">
          <span className="lc-chosen__name">{isError ? t('link.pageUnknown') : (data?.title ?? '…')}</span>
          {data && <span className="lc-slug">{data.path}</span>}
        </span>
        {data?.publishedVersionID === null && <StatusBadge tone="warning">{t('link.pageDraft')}</StatusBadge>}
        {!isReadOnly && (
          <>
            <Button id={id} size="small" onPress={onReplace}>
              {t('link.changePage')}
            </Button>
            <Button size="small" theme="plain" onPress={onRemove}>
              {t('action.remove')}
            </Button>
          </>
        )}
      </div>
      {data?.publishedVersionID === null && <p className="lc-help">{t('link.pageDraftHelp')}</p>}
      {places.length > 0 && (
        <Select
          label={t('link.anchor')}
          value={anchor}
          isReadOnly={isReadOnly}
          options={[{ value: topOfPage, label: t('link.anchorTop') }, ...places.map((value) => ({ value, label: `#${value}` }))]}
          onChange={(next) => onChange({ page, ...(next === topOfPage ? {} : { anchor: next }) })}
        />
      )}
    </>
  );
}
