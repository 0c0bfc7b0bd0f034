import { LivePage } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';

/** A class that is called as one of core's. */
const foreign = { User: class User {} };

/** The names of the attempts at what is not the plugin's that the application refuses. */
export async function refusals(app: PluginApp): Promise<string[]> {
  const attempts: Readonly<Record<string, () => unknown>> = {
    'an entity by name': () => app.em().find('User' as never, {}),
    'an entity by class': () => app.em().find(foreign.User, {}),
    'a row of another': () => app.em().persist(new foreign.User()),
    'a live page to write': () => app.em().nativeUpdate(LivePage, {}, { title: 'x' }),
    'a service of core': () => app.service({ name: 'kernel/recorder' }),
    'the routes': () => app.service({ name: 'http/routes' }),
  };
  const refused: string[] = [];
  for (const [name, attempt] of Object.entries(attempts))
    try {
      await attempt();
    } catch {
      refused.push(name);
    }
  return refused;
}
