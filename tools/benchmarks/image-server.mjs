// Lectern over PostgreSQL with a page that shows one image. Prints its port.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { contentApi, createLogger, prepareApp, readEnvironment, requestListener, systemActor } from '@lectern/core/node';

const [siteDir, path] = process.argv.slice(2);
const environment = readEnvironment(process.env, siteDir);
const { app, siteServer } = await prepareApp(join(siteDir, 'lectern.config.ts'), { environment, log: createLogger('warn') });

const { rows } = await app.pool.query('select 1 from lectern_published_page where path = $1', [path]);
if (rows.length === 0) {
  const api = contentApi(app, systemActor('benchmark'));
  const { id } = await api.addFile({ file: join(siteDir, 'content/media/gewelf.webp'), folder: '/maat' });
  const image = { fileID: id, altText: 'Een gewelf' };
  const content = { beeld: { type: 'basic/image', props: { image, caption: '', size: 'wide' }, anchorPoint: '' } };
  const page = await api.createPage({ title: 'Beeld', slug: path, type: 'lectern/blank', locale: 'nl-NL', content });
  await api.publishPage(page.pageID);
}

const server = createServer(requestListener({ app, siteServer }));
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));
