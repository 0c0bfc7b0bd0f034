import { expect } from 'chai';
import { buildPublishedPage, createTestApp, expectSuccess } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const text = (title: string) => ({ type: 'probe/text', props: { title } });

describe('a page whose content was put in by hand', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  for (const [depth, keys] of [
    [400, ['text-1', 'text-2']],
    [2500, ['text-2']],
  ] as const)
    it(`is answered with what can be read of it: values within values, ${depth} deep`, async () => {
      const page = await buildPublishedPage(app, { blocks: { 'text-1': text('Boven'), 'text-2': text('Beneden') } });
      const { rows } = await app.app.pool.query(
        `update lectern_published_page set document = jsonb_set(document, '{blocks,text-1,props,extra}', $2::jsonb)
         where page_id = $1 returning page_id`,
        [page.id, `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
      );
      expect(rows).to.have.length(1);
      for (let time = 0; time < 3; time += 1) {
        const answer = await app.client().request('POST', '/api/page/get-by-slug', { slug: page.slug });
        expectSuccess(answer);
        expect(Object.keys(answer.get('data.pageVersion.blocks'))).to.deep.equal(keys);
        expect(answer.get('data.pageVersion.blockOrder')).to.deep.equal(keys);
        const seen = await app.client().request('GET', page.slug);
        expect(seen.status).to.equal(200);
        expect(seen.text).to.include('Beneden');
      }
      const told = app.logs.filter(({ level }) => level >= 40);
      expect(told, 'told once, and not to every visitor').to.have.length(2 - keys.length);
    });

  it('is answered without its own data where that is too deep', async () => {
    const page = await buildPublishedPage(app, { blocks: { 'text-1': text('Boven') } });
    await app.app.pool.query(
      `update lectern_published_page set document = jsonb_set(document, '{typeData}', $2::jsonb) where page_id = $1`,
      [page.id, `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
    );
    const answer = await app.client().request('POST', '/api/page/get-by-slug', { slug: page.slug });
    expectSuccess(answer);
    expect(answer.get('data.pageType.props')).to.deep.equal({});
    expect((await app.client().request('GET', page.slug)).text).to.include('Boven');
    expect(app.logs.filter(({ level }) => level >= 40)).to.have.length(1);
  });
});
