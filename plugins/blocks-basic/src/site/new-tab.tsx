import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';

interface NewTabProps {
  readonly link: { readonly newTab?: boolean } | null;
  readonly site: SiteContext;
}

/** What a link that opens a new tab says to whoever listens; nothing for other links. */
export function NewTab({ link, site }: NewTabProps): ReactNode {
  return link?.newTab ? <span className="basic-new-tab"> {site.t('newTab')}</span> : null;
}

/** The attributes of a link that opens a new tab. */
export const tabOf = (link: { readonly newTab?: boolean } | null) => (link?.newTab ? { target: '_blank', rel: 'noopener' } : {});
