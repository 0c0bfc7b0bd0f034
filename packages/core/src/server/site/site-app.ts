import type { Lectern } from '../kernel/lectern.ts';
import type { PageSource } from './page-source.ts';

/** The parts of an application that the public site is served with. */
export interface SiteApp extends Pick<
  Lectern,
  'apiPath' | 'blocks' | 'environment' | 'log' | 'metrics' | 'now' | 'pageTypes' | 'settings' | 'signer' | 'site'
> {
  readonly invalidations: Pick<Lectern['invalidations'], 'subscribe' | 'isCurrent'>;
  readonly source: PageSource;
}
