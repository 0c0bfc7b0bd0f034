import type { Lectern } from '../kernel/lectern.ts';
import type { PageSource } from './page-source.ts';

/** The parts of an application that the public site is served with. */
export interface SiteApp extends Pick<
  Lectern,
  | 'apiPath'
  | 'blocks'
  | 'environment'
  | 'invalidations'
  | 'log'
  | 'metrics'
  | 'now'
  | 'pageTypes'
  | 'settings'
  | 'signer'
  | 'site'
> {
  readonly source: PageSource;
}
