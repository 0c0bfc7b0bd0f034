import { expect } from 'chai';
import { fields } from '#contract/fields/fields.ts';
import type { Fields } from '#contract/fields/field.ts';
import { createRegistry } from '../registry.ts';
import { readVariables } from '../variable.ts';
import * as z from 'zod';
import { heldValues } from './held-values.ts';
import { registerSettings } from './owned-settings.ts';
import type { OwnedSettings, StatedBySite } from './owned-settings.ts';
import { settingsVariable } from './settings-environment.ts';

const settings = {
  phone: fields.text({ label: 'Telephone', maxLength: 12, initial: '112' }),
  count: fields.number({ label: 'Count', min: 1, integer: true }),
};

function register(stated: StatedBySite, own: Fields = settings, id = 'page-types') {
  const registry = createRegistry<OwnedSettings>('owner of settings');
  registerSettings(registry, [{ manifest: { id, settings: own }, owner: '@example/page-types' }], stated);
  return registry.get(id) ?? expect.fail('not registered');
}

describe('declared settings', () => {
  it('have a label, and values that begin as their fields say', () => {
    const owned = register({});
    expect(owned.label).to.equal('Page types');
    expect(heldValues(owned, {})).to.deep.equal({ phone: '112', count: null });
  });

  it('hold what the environment states, then the config, then what is stored, each as a whole', () => {
    const owned = register({
      config: { 'page-types': { phone: '1', count: 1 } },
      environment: { 'page-types': { count: 2 } },
    });
    expect(owned.locked).to.deep.equal({ phone: { value: '1', by: 'config' }, count: { value: 2, by: 'environment' } });
    expect(heldValues(owned, { phone: '3', count: 3 })).to.deep.equal({ phone: '1', count: 2 });
  });

  it('are not locked by a value that is undefined, as one of an environment variable that is not set', () => {
    const owned = register({ config: { 'page-types': { phone: undefined } } });
    expect(heldValues(owned, { phone: '3' }).phone).to.equal('3');
  });

  const refusals: readonly (readonly [string, () => unknown, string])[] = [
    [
      'a value that its field refuses',
      () => register({ config: { 'page-types': { count: 0 } } }),
      'lectern.config.ts states for the setting page-types.count is not accepted (V_12)',
    ],
    [
      'a value of the environment that its field refuses',
      () => register({ environment: { 'page-types': { phone: 'x'.repeat(13) } } }),
      'LECTERN_SETTINGS states for the setting page-types.phone is not accepted (V_14)',
    ],
    [
      'a setting that nobody declares',
      () => register({ config: { 'page-types': { fax: '1' } } }),
      'the setting "fax" of "page-types"',
    ],
    [
      'an owner that is not installed',
      () => register({ environment: { shop: {} } }),
      'LECTERN_SETTINGS states settings of "shop"',
    ],
    [
      'a name of an object’s own',
      () => register({ config: { 'page-types': { constructor: '1' } } }),
      'the setting "constructor"',
    ],
    [
      'a field that no builder made',
      () => register({}, { phone: {} as never }),
      'The setting "phone" of @example/page-types is no field',
    ],
    ['a name that is none', () => register({}, { 'tele-phone': settings.phone }), 'The setting "tele-phone"'],
    ['an owner whose address is taken', () => register({}, settings, 'get'), 'is called "get"'],
  ];
  for (const [what, start, message] of refusals)
    it(`stop the start for ${what}`, () => {
      expect(start).to.throw(message);
    });
});

describe('LECTERN_SETTINGS', () => {
  const read = (text: string): unknown =>
    readVariables(z.object({ LECTERN_SETTINGS: settingsVariable }), { LECTERN_SETTINGS: text }).LECTERN_SETTINGS;

  it('is JSON by owner and field', () => {
    expect(read('{"a":{"b":[1]}}')).to.deep.equal({ a: { b: [1] } });
  });

  it('is refused as anything else, without its content in the message', () => {
    for (const text of ['{', '[]', '{"a":1}', '"secret"'])
      expect(() => read(text), text)
        .to.throw('LECTERN_SETTINGS is not JSON of that shape.')
        .and.not.have.property('message', text);
  });
});
