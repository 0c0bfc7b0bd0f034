import { expect } from 'chai';
import type { Api } from '../browser/test-kit/api.ts';
import type { RunningSite } from '../browser/test-kit/start-site.ts';

interface Running {
  readonly site: RunningSite;
  readonly api: Api;
}

/** Fields that are written back, addresses that move by publishing, routes for several permissions. */
export function describeContent(running: () => Running): void {
  it('has its own field written back where a page moves, which it does by publishing alone', async () => {
    // Fails where `rewrite` of a field is not asked (`fields.custom` drops it), and where the save moves what is live.
    const { site, api } = running();
    const make = async (slug: string, content: object) => {
      const page = { title: slug, slug, type: 'lectern/blank', locale: 'nl-NL', content };
      const { pageID } = await api.post<{ pageID: string }>('/page/create', page);
      await api.post(`/page/${pageID}/publish`, {});
      return pageID;
    };
    const visit = (path: string) => fetch(site.origin + path, { redirect: 'manual' });
    const target = await make('/doel', { een: { type: 'probe/shade', props: { shade: 'red' } } });
    const sign = { to: '/doel?x=1#y', words: 'Naar het doel' };
    const pointing = await make('/wegwijzer', { een: { type: 'probe/signpost', props: { sign } } });

    await api.put(`/page/${target}/save`, { slug: '/doel-2', shouldUpdateLinks: true });
    expect([(await visit('/doel')).status, (await visit('/doel-2')).status]).to.deep.equal([200, 404]);
    const { updatedPages } = await api.post<{ updatedPages: readonly string[] }>(`/page/${target}/publish`, {});
    expect(updatedPages).to.deep.equal([pointing]);
    expect((await visit('/doel')).headers.get('location')).to.equal('/doel-2');

    const { data: page } = await api.get<{ data: { pageVersionID: string } }>(`/page/${pointing}`);
    const { data } = await api.get<{ data: { blocks: Record<string, { props: object }> } }>(
      `/page/version/fetch/${page.pageVersionID}`,
    );
    expect(data.blocks['een']?.props).to.deep.equal({ sign: { ...sign, to: '/doel-2?x=1#y' } });
  });

  it('makes a link that lets in whoever holds it, and decides by a post alone, once', async () => {
    // Fails where the gate takes a link of any purpose, or `endLink` answers true twice.
    const { site, api } = running();
    const { data: token } = await api.post<{ data: string }>('/probe/links', { subject: 'seven' });
    const address = `/probe/links/${token}`;
    const opened = await fetch(`${site.origin}/api${address}`);
    expect([opened.status, await opened.json()]).to.deep.equal([200, { Success: true, Errors: [], data: 'seven' }]);
    expect(await api.post(address, {})).to.deep.include({ data: 'seven' });
    expect((await fetch(`${site.origin}/api${address}`)).status).to.equal(400);
  });

  it('has a route for several permissions, in the description of the API too', async () => {
    const { site, api } = running();
    expect((await fetch(`${site.origin}/api/probe/count`)).status).to.equal(401);
    expect(await api.get('/probe/count'))
      .to.have.property('data')
      .that.is.a('number');
    const { paths } = await api.get<{ paths: Record<string, { get: object }> }>('/openapi.json');
    expect(paths['/api/probe/count']?.get).to.deep.include({ 'x-access': ['probe:oversee', 'probe:look'] });
  });
}
