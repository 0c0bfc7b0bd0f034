import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { generalAudit } from '#contract/audit-words.ts';
import type { AuditWords } from '#contract/audit-words.ts';
import type { ModuleManifest } from '#contract/module.ts';
import { definePlugin } from '#contract/plugin.ts';
import { coreModules } from '#core-modules.ts';
import { speak } from '#admin/messages/translations.ts';
import { startMessages } from '#admin/messages/use-messages.ts';
import { createAuditLabels } from './audit-labels.ts';

const guestbook = definePlugin({
  name: '@example/guestbook',
  id: 'guestbook',
  version: '1.0.0',
  core: '^0.1.0',
  entries: {},
  permissions: { moderate: { label: 'Moderate the guestbook' } },
  audit: {
    actions: { 'guestbook.write': 'Write into the guestbook' },
    subjects: { page: 'Page of the guestbook' },
    fields: { from: 'Written by' },
    values: { passkey: 'Key of the guestbook' },
  },
});

describe('the words of the audit log', () => {
  const labels = createAuditLabels({ modules: coreModules, plugins: [guestbook] });

  it('are those of the module whose command it is, and of the kernel', () => {
    expect(labels.action('page.publish')).to.equal('Publish a page');
    expect(labels.action('route.call')).to.equal('Call the API');
    expect(labels.subject('media-file')).to.equal('File');
    expect(labels.field('email', 'user.update')).to.equal('E-mail address');
    expect(labels.value('passkey', 'auth.sign-in')).to.equal('Passkey');
    expect(labels.permission('manage-tags')).to.equal('Manage tags');
  });

  it('name everything that entries of core are about', () => {
    const modules = fileURLToPath(new URL('../..', import.meta.url));
    const kinds = readdirSync(modules, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes('/server/') && file.endsWith('.ts') && !file.includes('.test'))
      .flatMap((file) => [...readFileSync(modules + file, 'utf8').matchAll(/\baudit\(\{\s*entity: '([^']+)'/g)])
      .map(([, kind = '']) => kind);
    const manifests: readonly ModuleManifest[] = coreModules;
    const words: readonly AuditWords[] = [generalAudit, ...manifests.map(({ audit = {} }) => audit)];
    const named = new Set(words.flatMap(({ subjects = {} }) => Object.keys(subjects)));
    expect(kinds).to.include('media-file');
    expect(kinds.filter((kind) => !named.has(kind))).to.deep.equal([]);
  });

  it('are a plugin’s for what the plugin did, and no further', () => {
    expect(labels.action('guestbook.write')).to.equal('Write into the guestbook');
    expect([labels.subject('guestbook:page'), labels.subject('page')]).to.deep.equal(['Page of the guestbook', 'Page']);
    expect([labels.field('from', 'guestbook.write'), labels.field('from', 'page.move')]).to.deep.equal(['Written by', 'Before']);
    expect(labels.value('passkey', 'guestbook.write')).to.equal('Key of the guestbook');
    expect(labels.permission('guestbook:moderate')).to.equal('Moderate the guestbook');
  });

  it('spell out what nobody has words for', () => {
    expect(labels.action('shop.sellMany')).to.equal('Sell many');
    expect(labels.subject('shop:opening-hours')).to.equal('Opening hours');
    expect(labels.field('keptDays', 'shop.sell')).to.equal('Kept days');
    expect(labels.value('red', 'shop.sell')).to.equal(undefined);
    expect(labels.permission('shop:sell')).to.equal('shop:sell');
  });

  it('are in the language of the person', () => {
    startMessages();
    speak('nl', {
      core: { 'Publish a page': 'Pagina publiceren' },
      plugins: { guestbook: { 'Write into the guestbook': 'In het gastenboek schrijven' } },
    });
    try {
      const dutch = createAuditLabels({ modules: coreModules, plugins: [guestbook] });
      expect(dutch.action('page.publish')).to.equal('Pagina publiceren');
      expect(dutch.action('guestbook.write')).to.equal('In het gastenboek schrijven');
    } finally {
      speak('en');
    }
  });
});
