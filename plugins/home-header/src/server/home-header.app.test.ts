import { use } from '@lectern/core';
import { buildPublishedPage, buildUser, createTestApp, expectErrors, signIn } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { homeHeader } from '../manifest.ts';

const route = '/api/home-header/drawings';
const audience = (kind: string) => ({ kind, title: `Voor ${kind}`, text: '', link: { to: { href: '/' }, label: '' } });

describe('the drawings of a site', () => {
  let app: TestApp;
  before(async () => {
    const drawings = ['molen', 'kerk'].map((name) => ({
      name,
      label: `Een ${name}`,
      draw: ({ id, place }: { id: string; place: number }) => `<svg class="${name}" id="${id}-${place}"></svg>`,
    }));
    app = await createTestApp({ plugins: [use(homeHeader, { drawings })] });
  });
  after(() => app?.close());

  it('are offered to whoever is signed in, in the order of the site', async () => {
    expectErrors(await app.client().request('GET', route), 401, [{ code: 'G_07' }]);
    const answer = await (await signIn(app, await buildUser(app, { role: 'Editor' }))).request('GET', route);
    expect(answer.get('data')).to.deep.equal([
      { name: 'molen', label: 'Een molen' },
      { name: 'kerk', label: 'Een kerk' },
    ]);
  });

  it('stand on the page for the audiences that name one', async () => {
    const props = { title: 'Welkom', intro: '', action: null, audiences: [audience('kerk'), audience('kasteel')] };
    const page = await buildPublishedPage(app, { blocks: { 'hero-1': { type: 'home-header/hero', props } } });
    const { text } = await app.client().request('GET', page.slug);
    expect(text).to.match(/<span class="home-header-drawing"><svg class="kerk" id="home-header-[0-9a-f]{8}-1"><\/svg><\/span>/);
    expect(text.match(/class="home-header-drawing"/g)).to.have.lengthOf(1);
    expect(text).to.contain('Voor kasteel');
  });
});
