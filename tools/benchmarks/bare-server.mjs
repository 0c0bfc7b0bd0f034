// What Lectern is measured against: a bare Koa that answers the page from memory, or fetches it by one query and
// renders the same views once. Prints its port.
import Koa from 'koa';
import pg from 'pg';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { path } from './bench-page.mjs';

const [mode] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const query = { name: 'page', text: 'select document from lectern_published_page where path = $1', values: [path] };

const views = {};
for (const [plugin, id] of [
  ['rich-text', 'rich-text'],
  ['blocks-basic', 'basic'],
]) {
  const { default: entry } = await import(`@lectern/${plugin}/site`);
  for (const [name, load] of Object.entries(entry.blocks)) views[`${id}/${name}`] = (await load()).default;
}

const site = {
  siteName: 'Sluitsteen',
  locale: 'nl-NL',
  pageID: '',
  path,
  title: 'Maatstaf',
  link: (target) => target.href,
  t: (key) => key,
  formatDate: (day) => day,
};

function page(document) {
  const head = [
    h('meta', { key: 1, charSet: 'utf-8' }),
    h('meta', { key: 2, name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    h('title', { key: 3 }, `${document.title} | Sluitsteen`),
    h('link', { key: 4, rel: 'icon', href: '/assets/site/favicon.svg', type: 'image/svg+xml' }),
    h('meta', { key: 5, property: 'og:title', content: document.title }),
    h('meta', { key: 6, property: 'og:type', content: 'website' }),
    h('meta', { key: 7, property: 'og:url', content: `http://127.0.0.1${path}` }),
    h('meta', { key: 8, name: 'csrf-token', content: 'v.abc.def' }),
  ];
  const body = document.blockOrder.map((key, position) => {
    const block = document.blocks[key];
    return h(views[block.type], {
      key,
      props: block.props,
      block,
      images: block.__images,
      files: block.__files,
      slots: {},
      site,
      position,
    });
  });
  return h('html', { lang: 'nl-NL' }, h('head', null, head), h('body', null, h('main', { id: 'main' }, body)));
}

async function render() {
  const { rows } = await pool.query(query);
  return `<!doctype html>${renderToString(page(rows[0].document))}`;
}

const koa = new Koa();
const bytes = process.env.BENCH_BYTES ? Buffer.from(process.env.BENCH_BYTES, 'base64') : undefined;
const encoding = process.env.BENCH_ENCODING;
koa.use(async (ctx) => {
  ctx.set('content-type', 'text/html; charset=utf-8');
  if (encoding) ctx.set('content-encoding', encoding);
  ctx.body = mode === 'memory' ? bytes : await render();
});
const server = koa.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));
