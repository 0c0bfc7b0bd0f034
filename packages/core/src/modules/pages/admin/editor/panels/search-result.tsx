import type { ReactElement } from 'react';
import { publicPath } from '#contract/locale.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { asShown, shownDescription, shownTitle } from '#modules/pages/search-result.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { documentOf } from '../state/editor-state.ts';

/** The page as a search engine would list it. */
export function SearchResult(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { page } = useEditorContext();
  const title = useEditor((state) => documentOf(state).title);
  const slug = useEditor((state) => documentOf(state).slug);
  const seo = useEditor((state) => documentOf(state).seo);
  return (
    <div className="lc-result-card" lang={page.locale}>
      <p className="lc-result-card__url">
        {globalThis.location.host}
        {publicPath(slug, page.locale, boot.locales)}
      </p>
      <p className="lc-result-card__title">
        {asShown((seo.seoTitle || title || t('editor.untitled')) + boot.titleSeparator + boot.siteName, shownTitle)}
      </p>
      {seo.seoDescription ? (
        <p className="lc-result-card__text">{asShown(seo.seoDescription, shownDescription.longest)}</p>
      ) : (
        <p className="lc-result-card__text lc-quiet" lang="en">
          {t('panel.seoMissing')}
        </p>
      )}
    </div>
  );
}
