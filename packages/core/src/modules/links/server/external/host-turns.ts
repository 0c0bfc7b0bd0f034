import { defineServiceKey } from '#server/kernel/service.ts';

/** Lets one at a time visit a host, however many ask. */
export interface HostTurns {
  take<Result>(host: string, visit: () => Promise<Result>): Promise<Result>;
}

export const hostTurns = defineServiceKey<HostTurns>('links/host-turns');

export function createHostTurns(): HostTurns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take(host, visit) {
      const turn = (last.get(host) ?? Promise.resolve()).then(visit);
      const over = turn
        .catch(() => undefined)
        .then(() => {
          if (last.get(host) === over) last.delete(host);
        });
      last.set(host, over);
      return turn;
    },
  };
}
