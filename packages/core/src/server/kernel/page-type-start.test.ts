import { expect } from 'chai';
import { defineBlock } from '../../contract/block.ts';
import { fields } from '../../contract/fields/fields.ts';
import { definePageType } from '../../contract/page-type.ts';
import { definePlugin } from '../../contract/plugin.ts';
import { coreModules } from '../../core-modules.ts';
import { createRegistries } from './registries.ts';

const text = defineBlock({ label: 'Text', version: 1, fields: { title: fields.text({ label: 'Title', maxLength: 5 }) } });
const own = {
  day: fields.date({ label: 'Day' }),
  image: fields.image({ label: 'Image' }),
  place: fields.text({ label: 'Place' }),
};

type Said = Omit<Parameters<typeof definePageType>[0], 'label' | 'fields'>;

/** The registries of a site whose plugin has this page type. What a compiler would see is meant to be wrong. */
const started = (said: Readonly<Record<string, unknown>>, options?: unknown) => {
  const item = definePageType({ label: 'Item', fields: own, ...(said as Said) } as never);
  const manifest = definePlugin({
    name: '@example/one',
    id: 'one',
    version: '1.0.0',
    core: '*',
    entries: {},
    blocks: { text },
    pageTypes: { item },
  });
  const load = () => Promise.resolve(undefined);
  return createRegistries(coreModules, [{ manifest, options, dir: '', resolve: () => '', load }]);
};
const slugOf = (said: Readonly<Record<string, unknown>>, options?: unknown) =>
  started(said, options).pageTypes.get('one/item')?.slug;

describe('what a page type says of its new pages, its fields and its list', () => {
  it('is taken where all of it is there', () => {
    const list = { columns: ['day', 'place'], sort: { column: 'day', order: 'desc' } };
    const start = [{ type: 'one/text', props: { title: 'Hello' } }];
    expect(() => started({ main: ['day'], list, start, blocks: ['one/text'] })).not.to.throw();
  });

  it('names a field that is not there, or that fits into no cell', () => {
    const type = 'The page type "one/item" of @example/one';
    const cases: readonly (readonly [object, string])[] = [
      [{ main: ['dat'] }, 'names "dat" in main, which is no field of it'],
      [{ main: ['toString'] }, 'names "toString" in main'],
      [{ list: { columns: ['dat'] } }, 'has the column "dat" in its list, which is no field of it'],
      [{ list: { columns: ['image'] } }, 'has the column "image" in its list, and a field of the kind image fits in none'],
      [
        { list: { columns: ['place'], sort: { column: 'day', order: 'asc' } } },
        'sorts its list by "day", which is no column of it',
      ],
    ];
    for (const [said, message] of cases)
      expect(() => started(said as Readonly<Record<string, unknown>>), message).to.throw(`${type} ${message}`);
  });

  it('names a block to start with that nobody has, that may not stand there, or that is no draft', () => {
    const begin = 'The page type "one/item" of @example/one starts with the block';
    const start = (type: string, props = {}) => [{ type, props }];
    expect(() => started({ start: start('gone/map') })).to.throw(`${begin} "gone/map", which nobody registers.`);
    expect(() => started({ start: start('one/text'), blocks: ['one/other'] })).to.throw(
      `${begin} "one/text", which may not stand on it.`,
    );
    expect(() => started({ start: start('one/text', { title: 7, x: 1 }) })).to.throw(
      `${begin} "one/text", whose props are wrong at "title" (V_12), "x" (V_12).`,
    );
  });

  it('has the prefix of its slugs from an option of its plugin where it says so, and names one that is no slug', () => {
    expect(slugOf({ slug: { prefix: '/agenda' } })).to.deep.equal({ prefix: '/agenda' });
    expect(slugOf({ slug: { option: 'prefix' } }, { prefix: '/nieuws' })).to.deep.equal({ prefix: '/nieuws' });
    const byLocale = { prefix: { 'nl-NL': '/nieuws', 'fr-FR': '/actualites' } };
    expect(slugOf({ slug: { option: 'prefix' } }, byLocale)).to.deep.equal(byLocale);
    const refused = 'has a prefix that is no slug: the option "prefix" is';
    for (const prefix of ['nieuws', '/nieuws/', '/Nieuws', '/api/x', 7, { 'nl-NL': 'x' }, null])
      expect(() => slugOf({ slug: { option: 'prefix' } }, { prefix }), JSON.stringify(prefix)).to.throw(
        `${refused} ${JSON.stringify(prefix)}.`,
      );
    expect(() => slugOf({ slug: { option: 'prefix' } })).to.throw(`${refused} undefined.`);
    expect(() => slugOf({ slug: { prefix: '' } })).to.throw('its slug is ""');
  });
});
