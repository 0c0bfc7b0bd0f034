import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';
import type { PageTypesOptions } from '../options.ts';
import { KeystoneMark } from './keystone-mark.tsx';

interface WordmarkProps {
  readonly options: PageTypesOptions;
  readonly site: SiteContext;
}

/** The mark and the name of the site; leads home. */
export function Wordmark({ options, site }: WordmarkProps): ReactNode {
  const name = options.siteTitle || site.siteName;
  return (
    <a className="page-types-wordmark" href={site.home} aria-current={site.path === site.home ? 'page' : undefined}>
      <KeystoneMark />
      <span className="page-types-name">{name}</span>
    </a>
  );
}
