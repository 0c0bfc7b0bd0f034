import { ChevronDown, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { publicPath } from '#contract/locale.ts';
import { PageStatusBadge } from '../../page-status.tsx';
import { useApp } from '#admin/shell/app-context.ts';
import { ModulePart } from '#admin/shell/module-part.tsx';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Icon } from '#admin/ui/icons/icon.tsx';
import { useEditor, useEditorContext, useSaver } from '../context/editor-context.ts';
import { activities } from '../state/editor-document.ts';
import { PageParts } from './page-parts.tsx';
import { documentOf } from '../state/editor-state.ts';
import { usePageStatus } from './use-page-status.ts';
import { SearchResult } from './search-result.tsx';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <div className="lc-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/**
 * The panel of the page as a whole. Where it stands below the outline it is a line that opens it, so that the outline has the
 * room; where it has room of its own it is always open. Which of both, the stylesheet says.
 */
export function PagePanel(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { store, page, isReadOnly } = useEditorContext();
  const slug = useEditor((state) => documentOf(state).slug);
  const live = useSaver((state) => state.livePath);
  const status = usePageStatus();
  const type = boot.pageTypes.find((entry) => entry.type === page.type);
  const wanted = publicPath(slug, page.locale, boot.locales);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="lc-page-panel" data-open={isOpen || undefined} aria-labelledby="page-panel-title">
      <header className="lc-pane__head">
        <h2 className="lc-pane__title" id="page-panel-title">
          <span className="lc-page-panel__title">{t('panel.title')}</span>
          <button
            type="button"
            className="lc-page-panel__fold"
            aria-expanded={isOpen}
            aria-controls="page-panel-body"
            onClick={() => setOpen(!isOpen)}
          >
            {t('panel.title')}
            <ChevronDown className="lc-icon" aria-hidden="true" />
          </button>
        </h2>
      </header>
      <div className="lc-page-panel__body" id="page-panel-body">
        <dl className="lc-facts">
          <Fact name={t('panel.state')}>
            <PageStatusBadge status={status} />
            <span className="lc-quiet lc-facts__note">
              {t(status === 'draft' ? 'panel.neverPublished' : status === 'live' ? 'panel.onSite' : 'panel.onSiteOlder')}
            </span>
          </Fact>
          <Fact name={t('panel.url')}>
            {live !== null && (
              <a className="lc-facts__link lc-slug" href={live} target="_blank" rel="noopener">
                {live}
                <ExternalLink className="lc-icon" aria-hidden="true" />
              </a>
            )}
            {live === null && <span className="lc-slug lc-facts__path">{wanted}</span>}
          </Fact>
          {live !== null && live !== wanted && (
            <Fact name={t('panel.wantedUrl')}>
              <span className="lc-slug lc-facts__path">{wanted}</span>
              <span className="lc-quiet lc-facts__note">{t('panel.wantedUrlNote')}</span>
            </Fact>
          )}
          <Fact name={t('panel.type')}>
            <span className="lc-with-icon">
              <Icon name={type?.icon ?? 'puzzle'} />
              <span>{type?.label ?? page.type}</span>
            </span>
          </Fact>
          <Fact name={t('panel.locale')}>{localeName(page.locale)}</Fact>
        </dl>
        <section className="lc-page-panel__seo" aria-labelledby="page-panel-seo">
          <div className="lc-page-panel__row">
            <h3 id="page-panel-seo">{t('panel.seo')}</h3>
            {!isReadOnly && (
              <Button
                theme="plain"
                size="small"
                onPress={() => store.dispatch({ type: 'activity', activity: activities.EditingSEOSettings })}
              >
                {t('panel.seoEdit')}
              </Button>
            )}
          </div>
          <SearchResult />
        </section>
        <div className="lc-page-panel__seo">
          <ModulePart name="pageLinks" props={{ pageID: page.id, hasTitle: true }} />
        </div>
        <PageParts pageID={page.id} locale={page.locale} status={status} />
      </div>
    </section>
  );
}
