import { definePlugin } from '@lectern/core';
import { defineServer, machineTranslator, provide } from '@lectern/core/server';
import type { MachineTranslator } from '@lectern/core/server';

/** Says each text again, with the language to which it was translated before it. */
const echo: MachineTranslator['translate'] = async ({ segments, to }) => segments.map((text) => `${to.slice(0, 2)}: ${text}`);

/**
 * A plugin with a machine translator that knows no language: `createTestApp({ plugins: [echoTranslatorPlugin()] })`. Its texts
 * are those that it was given, behind `de: `; with `translate`, what that answers.
 */
export function echoTranslatorPlugin({
  id = 'echo-translator',
  translate = echo,
}: Partial<MachineTranslator & { id: string }> = {}) {
  const manifest = definePlugin({ name: `@lectern/${id}`, id, version: '0.1.0', core: '^0.1.0', entries: { server: true } });
  const services = [provide(machineTranslator, () => ({ translate }))];
  return { manifest, entries: { server: defineServer<typeof manifest>({ services }) } };
}
