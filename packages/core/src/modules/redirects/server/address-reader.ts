import { defineServiceKey } from '#server/kernel/service.ts';

/** What a visitor finds at an address. */
export interface FoundAddress {
  readonly status: 200 | 308 | 404 | 410;
  readonly location: string | null;
  readonly source: string | null;
}

/** The port through which it is looked up what stands at an address; pages fill it. */
export interface AddressReader {
  /** The spellings of an address in their canonical form, the proper one first; the first at which anything stands says it. Counts nothing. */
  read(spellings: readonly string[]): Promise<FoundAddress>;
}

export const addressReader = defineServiceKey<AddressReader>('redirects/address-reader');
