import { defineServiceKey } from '../kernel/service.ts';
import type { ShareImage, Tagged } from './page-view.ts';

/** Whose site it is, as search engines are told. What nobody filled in is empty. */
export interface Organisation {
  /** Of the vocabulary of schema.org: `InsuranceAgency`. */
  readonly kind: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly country: string;
  readonly telephone: string;
  readonly email: string;
  readonly logo: ShareImage | undefined;
}

/** The facts that every page of a site says in its head. */
export interface SiteIdentity {
  readonly name: string;
  readonly titleSeparator: string;
  /** Undefined where nobody named one. */
  readonly organisation: Organisation | undefined;
  /** Of pages that have none of their own. */
  readonly shareImage: ShareImage | undefined;
  /** Whether search engines may list the site. */
  readonly isIndexed: boolean;
}

/** The port through which the facts of a site are read; kept until somebody changes them. */
export interface SiteIdentityReader {
  read(): Promise<Tagged<SiteIdentity>>;
}

export const siteIdentity = defineServiceKey<SiteIdentityReader>('site/identity');
