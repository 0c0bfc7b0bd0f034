import type { ReactNode } from 'react';
import type { LayoutContext } from '@lectern/core/site';

/** A field that leads to the page of the menu `search`. Nothing where there is none, and on that page, which has its own. */
export function HeaderSearch({ site }: { readonly site: LayoutContext }): ReactNode {
  const [target] = site.menu('search');
  if (!target?.href || target.href === site.path) return null;
  return (
    <form className="page-types-search" role="search" action={target.href} method="get">
      <label className="site-hidden" htmlFor="page-types-search">
        {target.label}
      </label>
      <input
        className="page-types-search-field"
        id="page-types-search"
        type="search"
        name="q"
        placeholder={target.label}
        maxLength={200}
        required
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
      />
      <button className="page-types-search-button" type="submit">
        <span className="site-hidden">{target.label}</span>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11Zm4 9.5L17 17" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </form>
  );
}
