import { isLecternError, LecternError } from '@lectern/core';
import type { PluginApp, PluginCommand } from '@lectern/core/server';
import type { CalledSlot } from '../../planner.calls.ts';
import { nearestTimes, slotRules } from '../appointments/times.ts';
import type { Looking } from '../appointments/times.ts';
import { regionOf } from '../appointments/wanted.ts';
import type { AskedTime } from '../appointments/wanted.ts';
import { optionsOf } from '../planner-app.ts';
import type { RegionRules } from '../rules/read-rules.ts';
import { inTurn } from './in-turn.ts';
import { presentSlot } from './present.ts';

/** Times that are given in the place of a lost one. */
const alternativeCount = 3;
const attempts = 5;

/** Who asks, and in which language they are told. */
export interface Asking {
  readonly app: PluginApp;
  readonly locale: string;
  readonly run: <Input, Output>(command: PluginCommand<Input, Output>, input: Input) => Promise<Output>;
}

export const hasCode = (error: unknown, code: string): boolean =>
  isLecternError(error) && error.errors.some((each) => each.code === code);

/** A look at the times of a region as they are now. */
export const lookingAt = (app: PluginApp, region: RegionRules, except?: string): Looking => ({
  em: app.em(),
  rules: slotRules(optionsOf(app).timeZone, region),
  now: app.now(),
  except,
});

/** Other times that are being looked for, by app and question. */
const looks = new WeakMap<PluginApp, Map<string, Promise<readonly CalledSlot[]>>>();

/** Looks once for all who ask at the same time: of many who wanted one time each is told the same. */
function once(app: PluginApp, key: string, look: () => Promise<readonly CalledSlot[]>): Promise<readonly CalledSlot[]> {
  const own = looks.get(app) ?? new Map<string, Promise<readonly CalledSlot[]>>();
  looks.set(app, own);
  const made = own.get(key) ?? look().finally(() => own.delete(key));
  own.set(key, made);
  return made;
}

/** A refusal for a lost time, with the nearest of its region. */
async function withAlternatives(asking: Asking, error: unknown, asked: AskedTime, except?: string): Promise<unknown> {
  if (!hasCode(error, 'PL_01')) return error;
  const { app, locale } = asking;
  const key = JSON.stringify([asked.region, asked.start, locale, except]);
  const alternatives = await once(app, key, async () => {
    const region = await regionOf(app, asked.region);
    const nearest = await nearestTimes(lookingAt(app, region, except), Date.parse(asked.start), alternativeCount);
    return nearest.map((slot) => presentSlot(app, locale, region, slot));
  });
  return new LecternError({ code: 'PL_01', property: 'start' }, { data: { alternatives }, cause: error });
}

/** Does it, in its turn for the advisor; again where it met somebody who wrote the same at the same time, and says what else is free where it was lost. */
export async function attempt<Output>(
  asking: Asking,
  asked: AskedTime,
  work: () => Promise<Output>,
  except?: string,
): Promise<Output> {
  for (let count = 1; ; count += 1)
    try {
      return await inTurn(asked.advisor, work);
    } catch (error) {
      if (hasCode(error, 'PL_10') && count < attempts) continue;
      throw await withAlternatives(asking, error, asked, except);
    }
}
