import { randomUUID } from 'node:crypto';
import { LockMode } from '@lectern/core/server';
import type { PluginCommandContext } from '@lectern/core/server';
import { feedToken, hashOfToken } from '../links/tokens.ts';
import { AdvisorCalendar } from './advisor-calendar.entity.ts';

/**
 * Holds the calendars of advisors until the transaction ends, always in the same order: who frees one time and takes another
 * would otherwise wait for somebody who waits for them.
 */
export async function lockCalendars(
  { em, app, now }: Pick<PluginCommandContext, 'em' | 'app' | 'now'>,
  advisorIDs: readonly string[],
): Promise<void> {
  for (const advisorID of [...new Set(advisorIDs)].toSorted()) {
    const lock = () => em.findOne(AdvisorCalendar, { advisorID }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (await lock()) continue;
    const renewal = randomUUID();
    const tokenHash = hashOfToken(feedToken(app, advisorID, renewal));
    await em.insertIfFree(AdvisorCalendar, { advisorID, renewal, tokenHash, renewedAt: now });
    await lock();
  }
}
