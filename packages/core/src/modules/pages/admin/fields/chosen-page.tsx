import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { unwrap } from '../../../../admin/state/call-error.ts';
import { useClient } from '../../../../admin/shell/app-context.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { Button } from '../../../../admin/ui/controls/button.tsx';
import { PagePicker } from './page-picker.tsx';
import { Select } from '../../../../admin/ui/controls/select.tsx';
import { StatusBadge } from '../../../../admin/ui/layout/status-badge.tsx';
import { pageCalls } from '../../pages.client.ts';

interface ChosenPageProps {
  /** Id of the button that chooses. */
  readonly id: string;
  /** Id of the page; empty while none is chosen. */
  readonly page: string;
  readonly anchor: string;
  readonly locale?: string | undefined;
  readonly isReadOnly?: boolean;
  readonly onChange: (chosen: { readonly page: string; readonly anchor: string }) => void;
}

const topOfPage = '';

/** A page that a link leads to, with the places on it that have an anchor. */
export function ChosenPage(props: ChosenPageProps): ReactElement {
  const { id, page, anchor, locale, isReadOnly = false, onChange } = props;
  const t = useText();
  const client = useClient();
  const [isPicking, setPicking] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['pages', 'one', page],
    enabled: page !== '',
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
        {page === '' ? (
          <span className="lc-chosen__text lc-quiet">{t('field.choose')}</span>
        ) : (
          <span className="lc-chosen__text">
            <span className="lc-chosen__name">{isError ? t('link.pageUnknown') : (data?.title ?? '…')}</span>
            {data && <span className="lc-slug">{data.path}</span>}
          </span>
        )}
        {data?.publishedVersionID === null && <StatusBadge tone="warning">{t('link.pageDraft')}</StatusBadge>}
        {!isReadOnly && (
          <Button id={id} size="small" onPress={() => setPicking(true)}>
            {page ? t('link.changePage') : t('link.choosePage')}
          </Button>
        )}
      </div>
      {data?.publishedVersionID === null && <p className="lc-help">{t('link.pageDraftHelp')}</p>}
      {places.length > 0 && (
        <Select
          label={t('link.anchor')}
          value={anchor}
          isReadOnly={isReadOnly}
          options={[{ value: topOfPage, label: t('link.anchorTop') }, ...places.map((value) => ({ value, label: `#${value}` }))]}
          onChange={(next) => onChange({ page, anchor: next })}
        />
      )}
      {isPicking && (
        <PagePicker
          locale={locale}
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            setPicking(false);
            onChange({ page: chosen.id, anchor: '' });
          }}
        />
      )}
    </>
  );
}
