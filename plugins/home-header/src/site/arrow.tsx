import type { ReactNode } from 'react';

/** The arrow behind a link, drawn: the site's text face need not have one. */
export function Arrow(): ReactNode {
  return (
    <svg className="home-header-arrow" viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M0 6h16M11 1l5 5-5 5" />
    </svg>
  );
}
