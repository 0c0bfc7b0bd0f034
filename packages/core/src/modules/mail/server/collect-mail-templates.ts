import type { PluginManifest } from '../../../contract/plugin.ts';
import { createRegistry } from '../../../server/kernel/registry.ts';
import type { Registry } from '../../../server/kernel/registry.ts';
import { StartupError } from '../../../server/kernel/startup-error.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailTemplates } from './mail-templates.ts';

interface PluginMails {
  readonly manifest: Pick<PluginManifest, 'id' | 'name'>;
  readonly mails: readonly MailTemplate[] | undefined;
}

/** The templates of core and, with their ids in front, of the plugins. A name that is taken stops the start. */
export function collectMailTemplates(plugins: readonly PluginMails[]): Registry<MailTemplate> {
  const registry = createRegistry<MailTemplate>('mail template');
  try {
    for (const template of mailTemplates) registry.add(template.name, template, '@lectern/core');
    for (const { manifest, mails = [] } of plugins)
      for (const template of mails) registry.add(`${manifest.id}:${template.name}`, template, manifest.name);
  } catch (error) {
    throw new StartupError((error as Error).message, 'Rename one of the two.', { cause: error });
  }
  registry.freeze();
  return registry;
}
