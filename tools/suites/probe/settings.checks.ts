import { expect } from 'chai';
import type { Api } from '../browser/test-kit/api.ts';
import type { RunningSite } from '../browser/test-kit/start-site.ts';

interface Owned {
  readonly revision: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, { readonly group?: string }>>;
}

/** The settings of the probe, as those who manage the site set them over HTTP. */
export async function checkSettings(site: RunningSite, api: Api, path: string): Promise<void> {
  const owned = async () => (await api.get<{ data: Owned }>('/settings/probe')).data;
  const refusalOf = (call: Promise<unknown>): Promise<string> => call.then(() => 'none', String);
  const visit = (place: string): Promise<string> => fetch(site.origin + place).then((response) => response.text());
  const { revision, values, fields } = await owned();
  expect([revision, values]).to.deep.equal([0, { motto: 'Carpe diem', notes: 2, leaflet: null }]);
  expect(fields['motto']?.group).to.equal('Words');
  expect(await visit(path)).to.include('<footer>Carpe diem</footer>');
  expect(await visit(path)).to.include('at most 2');

  const leaflet = { to: { href: '/folder' } };
  await api.put('/settings/probe', { revision, values: { motto: 'Festina lente', leaflet } });
  expect(await visit(path), 'a page that reads settings changes at once').to.include(
    '<footer>Festina lente<a href="/folder">leaflet</a></footer>',
  );
  expect((await owned()).revision).to.equal(1);
  expect(await refusalOf(api.put('/settings/probe', { revision, values: { motto: 'Sero' } }))).to.match(/answered 409.*G_03/);
  expect(await refusalOf(api.put('/settings/probe', { values: {} }))).to.match(/answered 400.*revision.*V_01/);
  expect(await refusalOf(api.put('/settings/probe', { revision: 1, values: { notes: 10 } }))).to.match(
    /answered 400.*values\.notes.*V_12/,
  );
  expect((await owned()).values).to.deep.equal({ motto: 'Festina lente', notes: 2, leaflet });

  await api.put('/settings/probe', { revision: 1, values: { notes: 3 } });
  expect(await visit(path), 'a loader that reads settings loads again').to.include('at most 3');
  const feed = await fetch(`${site.origin}/probe/feed.txt`);
  expect(feed.headers.get('x-motto')).to.equal('Festina lente');
}
