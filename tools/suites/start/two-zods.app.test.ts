import { calendarDay, dataOf, defineBlock, defineCalls, definePlugin, fields, z } from '@lectern/core';
import { defineServer, route } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';

/** zod as core bundles it for servers, beside the installed one that core's sources import: its classes are others. */
const bundled = new URL('../../../packages/core/dist/libraries/zod.js', import.meta.url).href;
const { z: other } = (await import(bundled)) as { readonly z: typeof z };

const greetingCalls = defineCalls({
  greet: {
    method: 'POST',
    path: '/greetings/greet',
    access: 'public',
    summary: 'Greets.',
    body: other.strictObject({ name: other.string('V_01').trim().min(1, 'V_01').max(8, 'V_14'), day: calendarDay().optional() }),
    refuses: {},
    answer: dataOf(other.strictObject({ greeting: other.string() })),
  },
});

const greeting = defineBlock({
  label: 'Greeting',
  version: 1,
  fields: {
    name: fields.custom<string>({
      label: 'Name',
      control: 'greetings/name',
      schema: other.string().min(1, 'V_01').max(8, 'V_14'),
      draft: other.string(),
      initial: '',
    }),
  },
});

const greetings = definePlugin({
  name: '@example/greetings',
  id: 'greetings',
  version: '1.0.0',
  core: '*',
  entries: { server: true },
  options: other.strictObject({ word: other.string().default('Dag') }),
  blocks: { greeting },
});

const server = defineServer<typeof greetings>({
  routes: [
    route(greetingCalls.greet, async ({ app, body: { name } }) => {
      const { options } = app as PluginApp<{ readonly word: string }>;
      return { data: { greeting: `${options.word} ${name}` } };
    }),
  ],
});

// A site that installs zod itself has it twice.
describe('a plugin whose schemas are of another zod than those of core', function () {
  this.timeout(120_000);
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest: greetings, entries: { server } }] });
  });
  after(() => app.close());

  it('is one whose classes are others', () => expect(other.ZodObject).not.to.equal(z.ZodObject));

  it('has its options, its calls and what they refuse as any other', async () => {
    const visitor = app.client();
    const greet = (body: object) => visitor.request('POST', '/api/greetings/greet', body);
    const answer = await greet({ name: ' Anna ', day: '2026-12-24' });
    expectSuccess(answer);
    expect(answer.get('data.greeting')).to.equal('Dag Anna');
    expectErrors(await greet({}), 400, [{ property: 'name', code: 'V_01' }]);
    expectErrors(await greet({ name: 'Nebukadnezar' }), 400, [{ property: 'name', code: 'V_14' }]);
    expectErrors(await greet({ name: 'Anna', day: '2026-02-30' }), 400, [{ property: 'day', code: 'V_12' }]);
    expectErrors(await greet({ name: 'Anna', age: 7 }), 400, [{ property: 'age', code: 'V_12' }]);
  });

  it('is described as any other', async () => {
    const { json } = await app.client().request('GET', '/api/openapi.json');
    const { paths } = json as { paths: Record<string, { post: { requestBody: object } }> };
    expect(JSON.stringify(paths['/api/greetings/greet']?.post.requestBody)).to.include('"maxLength":8');
  });

  it('has its blocks stored as they are written, and held to their schema when they are published', async () => {
    const editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    const content = { een: { type: 'greetings/greeting', props: { name: '' } } };
    const page = { title: 'Groet', slug: '/groet', type: 'lectern/blank', locale: 'nl-NL', content };
    const made = await editor.request('POST', '/api/page/create', page);
    expectSuccess(made);
    const id = made.get<string>('pageID');
    expectErrors(await editor.request('POST', `/api/page/${id}/publish`, {}), 400, [
      { property: 'blocks.een.name', code: 'V_01' },
    ]);
  });
});
