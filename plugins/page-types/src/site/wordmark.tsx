import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';
import { KeystoneMark } from './keystone-mark.tsx';

interface WordmarkProps {
  readonly name: string;
  readonly site: SiteContext;
}

/** The mark and the name of the site; leads home. */
export function Wordmark({ name, site }: WordmarkProps): ReactNode {
  return (
    <a className="page-types-wordmark" href={site.home} aria-current={site.path === site.home ? 'page' : undefined}>
      <KeystoneMark />
      <span className="page-types-name">{name}</span>
    </a>
  );
}
