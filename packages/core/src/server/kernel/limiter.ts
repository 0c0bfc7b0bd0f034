import { defineServiceKey } from './service.ts';

/** How often something may be asked for. */
export interface LimitRule {
  /** As many within `minutes` are let through; then none for as long. */
  readonly attempts: number;
  readonly minutes: number;
}

/** The port through which routes, posts and plugins bound what may be asked for again and again. Counted in the database, for every process. */
export interface Limiter {
  /** Counts one. Rejects with G_18 where that is one too many; `name` begins with the owner's id: `forms:submit`. */
  take(name: string, subject: string, rule: LimitRule): Promise<void>;
}

export const limiter = defineServiceKey<Limiter>('kernel/limiter');
