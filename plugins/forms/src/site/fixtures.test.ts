import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { runBlockFixtures } from '@lectern/testing';
import { forms } from '../manifest.ts';
import entry from './index.ts';

describe('the fixtures of forms', () => {
  let html = '';
  before(async () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    await runBlockFixtures(forms, folder, { site: entry, onRender: (_, drawn) => (html = drawn) });
  });

  it('are drawn without inline styles or scripts, and what was typed as text', () => {
    expect(html).not.to.match(/\sstyle=|<script|<b>/);
    expect(html).to.contain('value="&lt;b&gt;Anna&lt;/b&gt;"');
  });

  it('demand answers by a star and by what screen readers know, and tell what is optional', () => {
    expect(html).not.to.match(/\srequired[\s=>]/);
    expect(html).to.match(/<input [^>]*name="name"[^>]*aria-required="true"|<input [^>]*aria-required="true"[^>]*name="name"/);
    expect(html).to.match(/Bijlagen <span class="form-optional">\(optioneel\)/);
  });

  it('lead from each fault to its first control, by its label', () => {
    expect(html).to.match(/<a href="#[\w-]+-email">E-mailadres: Dit veld is verplicht<\/a>/);
    const [, first = ''] = /<a href="#([\w-]+)">Bent u verzekerd\?: Dat kan niet samen<\/a>/.exec(html) ?? [];
    expect(html).to.contain(`<input type="radio" id="${first}"`);
  });

  it('tell faults of fields of one name apart by their groups', () => {
    expect(html).to.contain('>Persoon 1 van 2, Achternaam: Dit veld is verplicht</a>');
    expect(html).to.contain('>Persoon 2 van 2, Achternaam: Dit veld is verplicht</a>');
  });

  it('say how a day is written', () => {
    const [, id = ''] = /<p class="form-hint" id="([\w-]+)">dd\/mm\/jjjj, zoals 27\/3\/1970<\/p>/.exec(html) ?? [];
    expect(html).to.match(new RegExp(`<input [^>]*aria-describedby="${id} [^>]*name="birthDate"`));
  });

  it('let everything stand there without a script, with its condition in words', () => {
    expect(html).to.match(/data-is-asked="false"><p class="form-when-text">Alleen invullen als/);
    expect(html).to.contain('name="relationNumber"');
    expect(html).to.contain('Persoon 2 van 2');
    expect(html).to.match(/<template data-item-template="personCount">.*name="persons\.ITEM\.surname".*<\/template>/);
  });

  it('have texts in every language for every key', () => {
    const { nl, ...others } = entry.texts ?? {};
    for (const [language, texts] of Object.entries(others)) expect(texts, language).to.have.all.keys(Object.keys(nl ?? {}));
  });
});
