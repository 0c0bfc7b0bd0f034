import { expect } from 'chai';
import { defineBlock } from '../../contract/block.ts';
import type { Boot } from '../../contract/boot.ts';
import { fields } from '../../contract/fields/fields.ts';
import { definePlugin } from '../../contract/plugin.ts';
import { adminLocale, compareNames, formatMoment, localeName } from './format.ts';
import { defineMessages } from './define-messages.ts';
import { translatedBoot } from './translated-boot.ts';
import { translatedManifest } from './translated-manifest.ts';
import { labelOf, speak } from './translations.ts';
import { readText, startMessages } from './use-messages.ts';

const words = {
  core: { 'action.save': 'Enregistrer', Title: 'Titre', rows_one: 'une', rows_other: '{{count}} lignes', V_02: 'est faux.' },
  plugins: { planner: { add: 'Ajouter', Title: 'Intitulé', Left: 'À gauche', Grid: 'Grille', GR_01: 'est plein.' } },
};

describe('another language of the admin', () => {
  const t = defineMessages({ id: 'planner' }, { add: 'Add', remove: 'Remove' });
  before(() => {
    startMessages();
    speak('fr', words);
  });
  after(() => speak('en'));

  it('says texts of core and of plugins, plurals too, and English what it leaves out', () => {
    expect([readText('action.save'), readText('action.undo'), t('add'), t('remove')]).to.eql([
      ...['Enregistrer', 'Undo', 'Ajouter', 'Remove'],
    ]);
    expect([0, 2, 1_000_000].map((count) => readText('rows', { count }))).to.eql(['une', '2 lignes', '1000000 lignes']);
  });

  it('calls what a manifest names by the words of its plugin, else by those of core', () => {
    expect([labelOf('Title', 'planner'), labelOf('Title', 'other'), labelOf('Title'), labelOf('toString', 'planner')]).to.eql([
      ...['Intitulé', 'Titre', 'Titre', 'toString'],
    ]);
  });

  it('is that of fields, choices, groups and slots of a manifest, whose values stay', () => {
    const grid = defineBlock({
      label: 'Grid',
      version: 1,
      fields: { side: fields.select({ label: 'Title', options: [{ value: 'left', label: 'Left' }], required: true }) },
      slots: { body: { label: 'Left' } },
    });
    const manifest = definePlugin({ name: 'planner', id: 'planner', version: '1.0.0', core: '*', entries: {}, blocks: { grid } });
    const { blocks } = translatedManifest(manifest);
    const { label, options } = blocks.grid.fields.side.editor;
    expect([blocks.grid.label, label, blocks.grid.slots.body.label]).to.eql(['Grille', 'Intitulé', 'À gauche']);
    expect(options).to.eql([{ value: 'left', label: 'À gauche' }]);
    expect(blocks.grid.schema).to.equal(grid.schema);
    expect(grid.label).to.equal('Grid');
  });

  it('is that of page types, menus and errors in the first data', () => {
    const boot = {
      pageTypes: [{ type: 'planner/page', label: 'Grid', icon: '', listed: true }],
      errors: { V_02: { text: 'is wrong.' }, GR_01: { text: 'is full.' }, X: { text: 'is English.' } },
      menu: [{ plugin: 'planner', title: 'Grid', icon: '', slug: '', submenu: [{ title: 'Left', slug: 'left' }] }],
      importers: [{ plugin: 'planner', name: 'x', label: 'Title', extensions: [] }],
    } as unknown as Boot;
    const { pageTypes, errors, menu, importers } = translatedBoot(boot);
    expect([pageTypes[0]?.label, menu[0]?.title, menu[0]?.submenu?.[0]?.title, importers[0]?.label]).to.eql([
      ...['Grille', 'Grille', 'À gauche', 'Intitulé'],
    ]);
    expect(Object.values(errors).map(({ text }) => text)).to.eql(['est faux.', 'est plein.', 'is English.']);
  });

  it('writes dates and names of languages, and sorts, as it does', () => {
    expect([adminLocale(), localeName('nl-NL')]).to.eql(['fr-FR', 'néerlandais (Pays-Bas)']);
    expect(formatMoment('2026-08-03T12:00:00Z', 'UTC')).to.match(/^3 août 2026/);
    expect(['foto 10', 'Foto 2', 'été'].toSorted(compareNames)).to.eql(['été', 'Foto 2', 'foto 10']);
    speak('en');
    expect([adminLocale(), localeName('nl-NL'), labelOf('Title')]).to.eql(['en-GB', 'Dutch (Netherlands)', 'Title']);
  });
});
