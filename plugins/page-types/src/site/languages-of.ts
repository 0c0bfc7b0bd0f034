import type { LayoutContext } from '@lectern/core/site';
import type { LayoutEntry } from './layout-link.tsx';

/** The other languages of the site. Each leads to the translation of the page, or to where the language begins. */
export const languagesOf = ({ languages }: Pick<LayoutContext, 'languages'>): LayoutEntry[] =>
  languages.map(({ label, path, lang }) => ({ label, href: path, lang }));
