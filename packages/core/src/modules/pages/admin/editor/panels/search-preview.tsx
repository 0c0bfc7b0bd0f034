import type { ReactElement } from 'react';
import { canonicalAddress } from '#contract/canonical-address.ts';
import { publicPath } from '#contract/locale.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { documentOf } from '../state/editor-state.ts';
import { SearchResult } from './search-result.tsx';

/** What search engines are told and will show, or that they are asked to show nothing. */
export function SearchPreview(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { page } = useEditorContext();
  const slug = useEditor((state) => documentOf(state).slug);
  const isHidden = useEditor((state) => documentOf(state).seo.noIndex);
  const named = useEditor((state) => documentOf(state).seo.canonical ?? '');
  const own = publicPath(slug, page.locale, boot.locales);
  const told = canonicalAddress(named) ?? own;
  return (
    <section className="lc-group" aria-labelledby="seo-preview">
      <h3 className="lc-group__title" id="seo-preview">
        {t('seo.preview')}
      </h3>
      {isHidden ? (
        <p className="lc-quiet">{t('seo.hidden')}</p>
      ) : (
        <>
          <SearchResult />
          <p className="lc-help">{t('seo.about')}</p>
          <dl className="lc-canonical">
            <dt>{t('seo.canonicalTold')}</dt>
            <dd className="lc-slug">{told.startsWith('/') ? globalThis.location.origin + told : told}</dd>
            <dd className="lc-help">{t(told === own ? 'seo.canonicalNote' : 'seo.canonicalElsewhere')}</dd>
          </dl>
        </>
      )}
    </section>
  );
}
