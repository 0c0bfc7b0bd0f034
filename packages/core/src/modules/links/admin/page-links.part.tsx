import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { PageLinksProps } from '#admin/module-parts.ts';
import { PagePicker } from '#admin/shell/page-picker.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { SourceList } from './source-list.tsx';
import { useLinkSources } from './use-link-sources.ts';
import { useReplaceLinks } from './use-replace-links.ts';

/** Links to a place on the page that is renamed. Nothing where there are none. */
function AnchorLinks({ pageID, anchor }: Required<Pick<PageLinksProps, 'pageID' | 'anchor'>>): ReactElement | null {
  const t = useText();
  const { data } = useLinkSources(pageID);
  const { replace, isPending } = useReplaceLinks();
  const { from, to } = anchor;
  const items = (data?.items ?? []).filter(({ anchors }) => anchors.includes(from));
  if (items.length === 0) return null;
  return (
    <div className="lc-links__anchor">
      <p>{t('links.anchor', { count: items.length, from })}</p>
      <SourceList sources={{ items, totalItems: items.length }} label={`#${from}`} />
      {to !== '' && items.some(({ canReplace }) => canReplace) && (
        <div>
          <Button
            size="small"
            isPending={isPending}
            onPress={() => void replace({ pageID, anchor: from, to: { pageID, anchor: to } })}
          >
            {t('links.toAnchor', { to })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Everything that leads to the page, what is live first, and a way to lead it elsewhere. */
function AllLinks({ pageID, isEnding }: Pick<PageLinksProps, 'pageID' | 'isEnding'>): ReactElement {
  const t = useText();
  const { data, isError } = useLinkSources(pageID);
  const { replace, isPending } = useReplaceLinks();
  const [isPicking, setPicking] = useState(false);
  if (isError) return <ErrorBox errors={[t('links.failed')]} />;
  if (!data) return <Skeleton lines={2} />;
  if (data.totalItems === 0) return <p className="lc-quiet">{t('links.none')}</p>;
  return (
    <>
      {isEnding && <p>{t('links.afterwards', { count: data.totalItems })}</p>}
      <SourceList sources={data} label={t('links.title')} />
      {data.items.some(({ canReplace }) => canReplace) && (
        <div className="lc-links__replace">
          <Button size="small" isPending={isPending} onPress={() => setPicking(true)}>
            {t('links.replace')}
          </Button>
          <p className="lc-help">{t('links.replaceHelp')}</p>
        </div>
      )}
      {isPicking && (
        <PagePicker
          onChoose={({ id }) => {
            setPicking(false);
            if (id !== pageID) void replace({ pageID, to: { pageID: id } });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** What leads to a page, or to a place on it. */
export default function PageLinks({ pageID, anchor, hasTitle = false, isEnding = false }: PageLinksProps): ReactElement {
  const t = useText();
  const id = useId();
  if (anchor) return <AnchorLinks pageID={pageID} anchor={anchor} />;
  const all = <AllLinks pageID={pageID} isEnding={isEnding} />;
  if (!hasTitle) return all;
  return (
    <section className="lc-links__titled" aria-labelledby={id}>
      <h3 id={id}>{t('links.title')}</h3>
      {all}
    </section>
  );
}
