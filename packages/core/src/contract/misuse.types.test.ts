// Every line below that a `@ts-expect-error` stands above must not compile: the type check fails where one does.
import * as z from 'zod';
import { defineAdmin } from '../admin/define-admin.ts';
import { defineServer } from '../server/define-server.ts';
import { clientCalls } from '../client/call.ts';
import type { Client } from '../client/create-client.ts';
import { defineCommand } from '../server/plugin/plugin-command.ts';
import { route } from '../server/plugin/plugin-route.ts';
import { defineSite } from '../site/define-site.ts';
import type { BlockViewProps } from '../site/define-site.ts';
import { dataOf, defineCalls, nothing } from './call.ts';
import { defineBlock } from './block.ts';
import { loads } from './loaded-data.ts';
import { only } from './refusals.ts';
import type { RefusalsOf } from './refusals.ts';
import { fail, refusing } from './refusing.ts';
import { fields } from './fields/fields.ts';
import { definePageType } from './page-type.ts';
import { defineConfig, definePlugin, use } from './plugin.ts';

const quote = defineBlock({ label: 'Quote', version: 1, fields: { text: fields.text({ label: 'Text' }) } });
const feed = defineBlock({
  label: 'Feed',
  version: 1,
  fields: { count: fields.number({ label: 'Count' }) },
  load: loads<{ readonly items: readonly string[] }>(),
});
const plugin = definePlugin({
  name: '@example/plugin',
  id: 'example',
  version: '1.0.0',
  core: '^0.1.0',
  entries: { server: true, admin: true, site: true },
  blocks: { quote, feed },
  pageTypes: { note: definePageType({ label: 'Note', fields: { day: fields.date({ label: 'Day' }) } }) },
  permissions: { moderate: { label: 'Moderate' } },
  errors: { EX_01: { status: 400, text: 'is too loud.' } },
  controls: ['example/knob'],
  options: z.strictObject({ sender: z.string() }),
  settings: { motto: fields.text({ label: 'Motto' }), count: fields.number({ label: 'Count' }) },
});
const site = { name: 'Site', availableLocales: ['nl-NL'], defaultLocale: 'nl-NL' };
const more = definePlugin({
  name: '@example/more',
  id: 'more',
  version: '1.0.0',
  core: '^0.1.0',
  entries: { admin: true, site: true },
  behaviours: ['unfold'],
  importers: { minutes: { label: 'Minutes', extensions: ['minutes'] } },
});
const strict = definePlugin({
  name: '@example/strict',
  id: 'strict',
  version: '1.0.0',
  core: '^0.1.0',
  entries: { server: true },
  errors: { STR_01: { status: 400, text: 'is too loud.' } },
  checks: { calm: { label: 'Calm', help: 'Titles that shout.' } },
});
const simple = definePlugin({ name: '@example/simple', id: 'simple', version: '1.0.0', core: '^0.1.0', entries: {} });

const view = () => Promise.resolve({ default: () => null });
const behaviour = () => Promise.resolve({ default: () => undefined });
const importer = () => Promise.resolve({ default: { read: () => Promise.resolve({ ok: false as const, message: 'No.' }) } });
const loader = () => Promise.resolve({ items: ['one'] });
const call = { method: 'POST', path: '/example/x', summary: 'Does it.', answer: nothing } as const;
const refusals = { tooLoud: 'EX_01', missing: 'V_01' } as const satisfies RefusalsOf<typeof plugin>;
const refuse = refusing(refusals);
const titled = { ...call, access: 'public', answer: dataOf(z.strictObject({ title: z.string() })) } as const;
const done = () => Promise.resolve(undefined);

/** Declarations that compile. */
export const right = [
  defineServer<typeof strict>({
    checks: { calm: ({ title }) => [{ property: 'title', code: 'STR_01', params: { text: title } }] },
  }),
  defineSite<typeof plugin>({ blocks: { quote: view, feed: view }, pageTypes: { note: () => Promise.resolve({ default: {} }) } }),
  defineServer<typeof plugin>({
    loaders: { feed: loader },
    routes: ({ sender }) => [
      route({ ...call, access: 'example:moderate' }, done),
      route({ ...call, access: 'public' }, () => refuse('tooLoud', sender)),
      route({ ...call, access: 'create-page' }, ({ app }) => refuse('missing', app.site.name)),
      route(titled, () => Promise.resolve({ data: { title: 'One' } })),
    ],
    jobs: { remind: { cron: '0 9 * * *', run: async (_, { options }) => void options.sender } },
  }),
  // A server entry whose blocks load nothing.
  defineServer<typeof more>({ jobs: { fold: { run: () => Promise.resolve() } } }),
  defineServer<typeof simple>({}),
  defineAdmin<typeof plugin>({ controls: { 'example/knob': view } }),
  defineAdmin<typeof simple>({}),
  defineSite<typeof more>({ blocks: {}, behaviours: { unfold: behaviour } }),
  defineAdmin<typeof more>({ importers: { minutes: importer } }),
  () => refuse('tooLoud', 'text'),
  () => only(refusals, 'tooLoud', 'missing'),
  use(plugin, { sender: 'a@example.com' }),
  use(simple),
  defineConfig({
    ...site,
    plugins: [simple, use(plugin, { sender: 'a' })],
    settings: { example: { motto: 'A', count: undefined }, checks: { checksLinks: 'block' } },
  }),
  ({ settings }: BlockViewProps<typeof quote>['site']): string => settings(plugin).motto,
];

// Settings that nobody declares, or of another type.
// @ts-expect-error -- there is no setting `mode`
defineConfig({ ...site, plugins: [use(plugin, { sender: 'a' })], settings: { example: { mode: 'A' } } });
// @ts-expect-error -- `motto` is no number
defineConfig({ ...site, plugins: [use(plugin, { sender: 'a' })], settings: { example: { motto: 1 } } });
// @ts-expect-error -- a check has no such level
defineConfig({ ...site, plugins: [simple], settings: { checks: { checksLinks: 'error' } } });
// @ts-expect-error -- the plugin is not installed
defineConfig({ ...site, plugins: [simple], settings: { example: { motto: 'A' } } });
export const Motto = ({ site: { settings } }: BlockViewProps<typeof quote>): string =>
  // @ts-expect-error -- there is no setting `mode`
  settings(plugin).mode;
defineServer<typeof plugin>({
  loaders: { feed: loader },
  // @ts-expect-error -- the count may be missing
  jobs: { remind: { run: async (_, { settings }) => void (await settings(plugin)).count.toFixed() } },
});

// A block without a view, and a view without a block.
// @ts-expect-error -- `feed` has no view
defineSite<typeof plugin>({ blocks: { quote: view } });
// @ts-expect-error -- there is no block `other`
defineSite<typeof plugin>({ blocks: { quote: view, feed: view, other: view } });
// @ts-expect-error -- there is no page type `other`
defineSite<typeof plugin>({ blocks: { quote: view, feed: view }, pageTypes: { other: () => Promise.resolve({ default: {} }) } });

// @ts-expect-error -- there is no block `other` to edit
defineAdmin<typeof plugin>({ controls: { 'example/knob': view }, blocks: { other: view } });

// Checks.
// @ts-expect-error -- a declared check without a function
defineServer<typeof strict>({});
// @ts-expect-error -- a function of no declared check
defineServer<typeof strict>({ checks: { calm: () => [], other: () => [] } });
// @ts-expect-error -- a check of a plugin that declares none
defineServer<typeof simple>({ checks: { calm: () => [] } });
// @ts-expect-error -- a finding with a code that nobody declares
defineServer<typeof strict>({ checks: { calm: () => [{ property: 'title', code: 'STR_02' }] } });

// Behaviours and importers.
// @ts-expect-error -- `unfold` has no script
defineSite<typeof more>({ blocks: {} });
// @ts-expect-error -- there is no behaviour `fold`
defineSite<typeof more>({ blocks: {}, behaviours: { unfold: behaviour, fold: behaviour } });
// @ts-expect-error -- nothing reads `minutes`
defineAdmin<typeof more>({});
// @ts-expect-error -- there is no importer `other`
defineAdmin<typeof more>({ importers: { minutes: importer, other: importer } });

// A prop that the schema lacks, or of another type.
export const Quote = ({ props }: BlockViewProps<typeof quote>): string =>
  // @ts-expect-error -- there is no field `author`
  props.text + props.author;
export const Feed = ({ data }: BlockViewProps<typeof feed>): string =>
  // @ts-expect-error -- the data may be missing
  data.items.join();
const numberView = () => Promise.resolve({ default: ({ props }: { props: { readonly text: number } }) => String(props.text) });
// @ts-expect-error -- `text` is no number
defineSite<typeof plugin>({ blocks: { quote: numberView, feed: view } });

// A page type that names a field which it has not.
const day = { day: fields.date({ label: 'Day' }) };
definePageType({ label: 'Item', fields: day, main: ['day'], list: { columns: ['day'], sort: { column: 'day', order: 'desc' } } });
// @ts-expect-error -- there is no field `date`
definePageType({ label: 'Item', fields: day, main: ['date'] });
// @ts-expect-error -- there is no field `date`
definePageType({ label: 'Item', fields: day, list: { columns: ['date'] } });
// @ts-expect-error -- there are no fields at all
definePageType({ label: 'Item', main: ['day'] });
// @ts-expect-error -- neither today nor a day
fields.date({ label: 'Day', initial: 'tomorrow' });

// A permission that nobody declares.
defineServer<typeof plugin>({
  loaders: { feed: loader },
  // @ts-expect-error -- there is no permission `example:rule`
  routes: [route({ ...call, access: 'example:rule' }, done)],
});
definePlugin({
  ...simple,
  // @ts-expect-error -- there is no permission `moderate` without the prefix of the plugin
  menu: [{ title: 'X', icon: 'x', slug: 'x', permission: 'moderate' }],
});
defineAdmin<typeof plugin>({
  controls: { 'example/knob': view },
  // @ts-expect-error -- there is no permission `simple:moderate`
  screens: [{ path: 'x', permission: 'simple:moderate', screen: view }],
});

// A stylesheet of a block that is not there.
definePlugin({
  ...simple,
  // @ts-expect-error -- there is no block `other`
  css: { blocks: ['other'] },
});

// A word that nobody declares, or for a code that nobody declares.
// @ts-expect-error -- not everybody refuses what is too loud
export const refused = (): never => fail('tooLoud');
// @ts-expect-error -- the plugin refuses nothing that is `late`
export const refusedByPlugin = (): never => refuse('late');
// @ts-expect-error -- the plugin refuses nothing that is `late`
only(refusals, 'late');
// @ts-expect-error -- there is no code EX_02
export const wrongRefusals = { late: 'EX_02' } as const satisfies RefusalsOf<typeof plugin>;

// A call without an access rule, or without an answer.
// @ts-expect-error -- `access` is missing
route({ ...call }, done);
// @ts-expect-error -- `answer` is missing
defineCalls({ x: { method: 'GET', path: '/example/x', access: 'public', summary: 'Does it.' } });
// @ts-expect-error -- nobody is `everyone`
defineServer<typeof simple>({ routes: [route({ ...call, access: 'everyone' }, done)] });

// Posts.
const wish = defineBlock({
  label: 'Wish',
  version: 1,
  fields: {},
  post: { summary: 'Takes a wish.', body: z.strictObject({ text: z.string() }) },
});
const wishes = definePlugin({ ...simple, blocks: { wish } });
defineServer<typeof wishes>({ posts: { wish: ({ body }) => Promise.resolve({ redirect: `/?${body.text}` }) } });
// @ts-expect-error -- `wish` declares what is posted to it, and nothing answers
defineServer<typeof wishes>({});
// @ts-expect-error -- there is no field `name`
defineServer<typeof wishes>({ posts: { wish: ({ body }) => Promise.resolve({ redirect: `/?${body.name}` }) } });
// @ts-expect-error -- `simple` has no block that answers posts
defineServer<typeof simple>({ posts: { wish: () => Promise.resolve({ redirect: '/' }) } });

// Loaders.
// @ts-expect-error -- there is no block `other`
defineServer<typeof plugin>({ loaders: { feed: loader, other: loader } });
// @ts-expect-error -- `quote` declares no data
defineServer<typeof plugin>({ loaders: { feed: loader, quote: loader } });
// @ts-expect-error -- `feed` declares data, and nothing loads it
defineServer<typeof plugin>({});
// @ts-expect-error -- the data is of another shape
defineServer<typeof plugin>({ loaders: { feed: () => Promise.resolve({ items: [1] }) } });
// @ts-expect-error -- `count` is no text
defineServer<typeof plugin>({ loaders: { feed: ({ count }: { count: string }) => Promise.resolve({ items: [count] }) } });

// The application of a plugin reaches no connection and no secret.
defineServer<typeof simple>({
  // @ts-expect-error -- there is no `pool`
  jobs: { x: { run: async (_, { pool }) => void pool } },
});
defineServer<typeof simple>({
  // @ts-expect-error -- there is no `environment`
  jobs: { x: { run: async (_, { environment }) => void environment } },
});
// @ts-expect-error -- there is no `ctx`
route({ ...call, access: 'public' }, async ({ ctx }) => void ctx);

// An answer of another shape, and a client that calls what is not declared.
// @ts-expect-error -- `title` is no number
route(titled, () => Promise.resolve({ data: { title: 1 } }));
// @ts-expect-error -- the call answers nothing
route({ ...call, access: 'public' }, () => Promise.resolve({ title: 'One' }));
const declared = { write: { ...titled, body: z.strictObject({ text: z.string() }) } };
const calls = clientCalls<typeof declared>({ write: 'POST /example/x' });
// @ts-expect-error -- the address is another
clientCalls<typeof declared>({ write: 'GET /example/x' });
export async function write(client: Client): Promise<string | undefined> {
  // @ts-expect-error -- `body` is missing
  await client.call(calls.write);
  // @ts-expect-error -- `text` is no number
  await client.call(calls.write, { body: { text: 1 } });
  const result = await client.call(calls.write, { body: { text: 'One' } });
  if (!result.ok) return undefined;
  // @ts-expect-error -- there is no `name` in the answer
  const { name } = result.data;
  return result.data.title + String(name);
}

// Words for the audit log.
definePlugin({
  name: '@example/loud',
  id: 'loud',
  version: '1.0.0',
  core: '^0.1.0',
  entries: { server: true },
  // @ts-expect-error -- the name of an action begins with the plugin's id
  audit: { actions: { 'other.shout': 'Shout' } },
});
// @ts-expect-error -- nobody has words for it
defineCommand('example.whisper', ({ allowEveryone }) => Promise.resolve(allowEveryone('a test')));

// Options.
// @ts-expect-error -- the options are missing
use(plugin);
// @ts-expect-error -- `sender` is missing
use(plugin, {});
// @ts-expect-error -- it takes no options
use(simple, { sender: 'x' });

// Controls.
// @ts-expect-error -- the control `example/knob` is missing
defineAdmin<typeof plugin>({ controls: {} });

// Fields.
// @ts-expect-error -- `wide` is no option
fields.select({ label: 'Size', options: [{ value: 'small', label: 'Small' }], initial: 'wide' });
// @ts-expect-error -- the label is missing
fields.text({ required: true });

// @ts-expect-error -- a field that leads somewhere can be written back
fields.custom<string>({
  label: 'Page',
  control: 'a/b',
  schema: z.string(),
  draft: z.string(),
  initial: '',
  references: () => [],
});
