import { expect } from 'chai';
import { readCollections } from './collections.ts';
import type { Collection } from './collections.ts';
import { createRelevanceEngine, documentsOf } from './relevance-engine.test-kit.ts';
import type { RelevanceEngine } from './relevance-engine.test-kit.ts';

// The composed one takes as long as all others, and is searched on each database by the tests of its figures.
const isLong = ({ name }: Collection): boolean => name === 'nl-composed';
const all = await readCollections();
const collections = process.env['TEST_THOROUGH'] ? all : all.filter((each) => !isLong(each));
const variable = 'TEST_DATABASE_URL';
const url = process.env[variable];
const onPostgres = url === undefined ? describe.skip : describe;

onPostgres('searches on PostgreSQL and on the embedded database', function () {
  this.timeout(180_000);
  const engines: RelevanceEngine[] = [];
  before(async () => {
    engines.push(await createRelevanceEngine(collections));
    delete process.env[variable];
    try {
      engines.push(await createRelevanceEngine(collections));
    } finally {
      process.env[variable] = url;
    }
  });
  after(() => Promise.all(engines.map(({ app }) => app.close())));

  it('are of two databases', () => {
    expect(engines.map(({ app }) => app.database.engine)).to.have.members(['postgresql', 'embedded']);
  });

  for (const collection of collections)
    it(`have the same first ten pages in ${collection.name}`, async () => {
      const documents = documentsOf(collection);
      const [one, other] = await Promise.all(
        engines.map((engine) =>
          engine.during(documents, async (find) => {
            const found: Record<string, readonly string[]> = {};
            for (const { query } of collection.queries.held) found[query] = await find(query);
            return found;
          }),
        ),
      );
      expect(other).to.deep.equal(one);
    });
});
