// Lectern over PostgreSQL with a page whose form answers every post with a redirect. Prints its port and what to post.
import { createElement } from 'react';
import { createServer } from 'node:http';
import { defineBlock, definePlugin, loadsForVisitor, z } from '@lectern/core';
import { defineServer } from '@lectern/core/server';
import { defineSite, PostForm } from '@lectern/core/site';
import {
  contentApi,
  createLogger,
  createSite,
  openDatabase,
  prepareSite,
  readCoreVersion,
  readEnvironment,
  systemActor,
} from '@lectern/core/node';

const path = '/gastenboek';
const form = defineBlock({
  label: 'Form',
  version: 1,
  fields: {},
  load: loadsForVisitor(),
  post: { summary: 'Takes a name.', body: z.strictObject({ name: z.string().min(1, 'V_01') }) },
});
const manifest = definePlugin({
  name: '@bench/guests',
  id: 'guests',
  version: '1.0.0',
  core: '*',
  entries: { server: true, site: true },
  blocks: { form },
});
const View = ({ form: own }) => createElement(PostForm, { form: own }, createElement('input', { name: 'name' }));
const entries = {
  server: defineServer({
    loaders: { form: () => Promise.resolve(null) },
    posts: { form: ({ body }) => Promise.resolve({ redirect: `${path}?dank=${encodeURIComponent(body.name)}` }) },
  }),
  site: defineSite({ blocks: { form: () => Promise.resolve({ default: View }) } }),
};

const [siteDir] = process.argv.slice(2);
const environment = readEnvironment(process.env, siteDir);
const log = createLogger('warn');
const version = await readCoreVersion();
const site = await createSite(
  { name: 'Maatstaf', availableLocales: ['nl-NL'], defaultLocale: 'nl-NL', plugins: [manifest] },
  {
    dir: siteDir,
    coreVersion: version,
    find: () => ({ dir: siteDir, resolve: () => '', load: (entry) => Promise.resolve({ default: entries[entry] }) }),
  },
);
const connection = await openDatabase(environment, log);
const { app } = await prepareSite({ site, environment, connection, log, version });
const api = contentApi(app, systemActor('benchmark'));
const content = { 'form-1': { type: 'guests/form', anchorPoint: '', props: {} } };
const page = await api.createPage({ title: 'Gastenboek', slug: path, type: 'lectern/blank', locale: 'nl-NL', content });
await api.publishPage(page.pageID);

await app.invalidations.start();
const server = createServer(requestListener({ app, siteServer }));
server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address();
  const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const body = new URLSearchParams([...hidden, ['name', 'Anna']]).toString();
  console.log(JSON.stringify({ port, path, body }));
});
