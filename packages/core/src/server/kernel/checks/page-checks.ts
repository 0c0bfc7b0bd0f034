import type { CheckEntry } from '#contract/check.ts';
import type { PageCheck } from '../../server-entry.ts';
import type { Lectern } from '../lectern.ts';
import { defineServiceKey } from '../service.ts';

/** A declared check with its function. */
export interface DeclaredCheck extends CheckEntry {
  readonly run: PageCheck<Lectern>;
}

/** The checks of all modules and plugins by `owner/name`, in the order of their owners. */
export const pageChecks = defineServiceKey<ReadonlyMap<string, DeclaredCheck>>('kernel/page-checks');
