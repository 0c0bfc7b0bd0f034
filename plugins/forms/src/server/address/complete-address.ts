import { postcode as postcodeOf } from '@lectern/dutch';
import type { PluginApp } from '@lectern/core/server';
import { optionsOf } from '../forms-app.ts';
import { askService } from './ask-service.ts';
import type { Address } from './ask-service.ts';

/** Milliseconds for which an answer is good, and how many are remembered. */
const keptFor = 600_000;
const mostKept = 500;

interface Kept {
  readonly address: Address | null;
  readonly until: number;
}

/** What was asked lately, of each application, the oldest first. */
const memories = new WeakMap<PluginApp, Map<string, Kept>>();

function memoryOf(app: PluginApp): Map<string, Kept> {
  const memory = memories.get(app) ?? new Map<string, Kept>();
  memories.set(app, memory);
  return memory;
}

/** Street and city of a postcode and number; null where nobody knows them, or nobody can be asked: whoever fills in types on. */
export async function completeAddress(
  app: PluginApp,
  { postcode, number }: { readonly postcode: string; readonly number: string },
): Promise<Address | null> {
  const { address: service } = optionsOf(app);
  const code = postcodeOf(postcode);
  if (!service || code === undefined) return null;
  const [memory, key, now] = [memoryOf(app), `${code} ${number}`, app.now().getTime()];
  const kept = memory.get(key);
  if (kept && kept.until > now) return kept.address;
  try {
    const address = await askService(service, { postcode: code, number });
    memory.delete(key);
    memory.set(key, { address, until: now + keptFor });
    const [oldest] = memory.keys();
    if (memory.size > mostKept && oldest !== undefined) memory.delete(oldest);
    return address;
  } catch (error) {
    // What was asked stays out of the log: somebody lives there.
    app.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'an address could not be completed');
    return null;
  }
}
