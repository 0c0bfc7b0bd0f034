import type { QueryClient } from '@tanstack/react-query';

/** Of every query about requests. */
export const requestsKey = ['publication'] as const;

/** Asks for everything anew that a request or a decision changed. */
export function forgetRequests(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: requestsKey });
  void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
}
