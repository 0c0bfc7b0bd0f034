import type { ModuleBoot } from '../../contract/boot.ts';
import type { BootRequest, ModuleEntry } from '../server-entry.ts';

/** The first data of the admin that modules contribute, by name. */
export async function moduleData(contributions: readonly Pick<ModuleEntry, 'boot'>[], request: BootRequest): Promise<ModuleBoot> {
  const data: Record<string, unknown> = {};
  for (const { boot = {} } of contributions) for (const [name, read] of Object.entries(boot)) data[name] = await read(request);
  return data as unknown as ModuleBoot;
}
