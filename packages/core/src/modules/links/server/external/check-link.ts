import type { Lectern } from '#server/kernel/lectern.ts';
import { hostTurns } from './host-turns.ts';
import { judgeVisit } from './judge-visit.ts';
import { knownOf, writeKnown } from './known-links.ts';
import type { ExternalRow } from './known-links.ts';
import { internet, linkNetwork } from './link-network.ts';
import { visitAddress } from './visit-address.ts';

/** Visits an address and writes down what became of it. */
export async function checkLink(app: Lectern, row: ExternalRow): Promise<void> {
  const { address } = row;
  const visitor = {
    network: app.adapter(linkNetwork) ?? internet,
    // Whoever finds it in a log learns who asks, and why.
    userAgent: `Mozilla/5.0 (compatible; LecternLinks/1.0; +${app.environment.origin})`,
  };
  const visit = await app.service(hostTurns).take(new URL(address).hostname, () => visitAddress(address, visitor, app.now()));
  await writeKnown(app.pool, address, judgeVisit(knownOf(row), visit, app.now()));
}
