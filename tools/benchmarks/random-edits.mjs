// Pages that depend on each other in every way there is, and random edits of them, each as an editor would make it.
const nl = 'nl-NL';
const articles = 12;
const children = 5;

/** Numbers from a seed, so that every run makes the same edits. */
export function seeded(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const text = (title, href) => ({
  tekst: {
    type: 'basic/text',
    anchorPoint: '',
    props: {
      title,
      body: {
        kind: 'richtext',
        version: 1,
        children: [
          {
            type: 'paragraph',
            children: [
              { text: `${title} ` },
              ...(href ? [{ type: 'link', to: href, children: [{ text: 'zie' }] }] : [{ text: '.' }]),
            ],
          },
        ],
      },
    },
  },
});

/** A page that is edited: its state as the API last told it. */
async function make(api, body, typeData) {
  const made = await api.call('POST', '/page/create', { locale: nl, ...body });
  const page = { id: made.pageID, versionID: made.pageVersionID, revision: made.revision, title: body.title, slug: body.slug };
  await store(api, page, { blocks: text(body.title), ...(typeData ? { typeData } : {}) });
  Object.assign(page, { typeData, isLive: true });
  return page;
}

async function store(api, page, change) {
  const stored = await api.call('POST', `/page/version/${page.versionID}/store`, { revision: page.revision, ...change });
  Object.assign(page, { versionID: stored.pageVersionID, revision: stored.revision });
  await publish(api, page);
}

async function publish(api, page) {
  await api.call('POST', `/page/${page.id}/publish`, {});
  page.isLive = true;
}

const dayOf = (number) => new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 10);

/** Makes the pages, and answers with what can be edited and with the addresses at which it is seen. */
export async function makeSite(api) {
  const news = [];
  for (let number = 0; number < articles; number += 1) {
    const typeData = { date: dayOf(number), summary: `Samenvatting ${number}`, image: null };
    news.push(await make(api, { title: `Bericht ${number}`, slug: `/maat-nieuws-${number}`, type: 'news/article' }, typeData));
  }
  const root = await make(api, { title: 'Boom', slug: '/maat-boom', type: 'page-types/page' });
  const pages = [root];
  for (let number = 0; number < children; number += 1) {
    const [title, slug] = [`Tak ${number}`, `/maat-boom/tak-${number}`];
    pages.push(await make(api, { title, slug, type: 'page-types/page', parentID: root.id }));
  }
  const translations = [];
  for (const { id, title, slug } of pages.slice(1, 4)) {
    const made = await api.call('POST', '/page/create-translation', {
      pageID: id,
      newLocale: 'de-DE',
      title: `${title} deutsch`,
      slug,
    });
    const page = { id: made.pageID, versionID: made.pageVersionID, revision: made.revision, title: `${title} deutsch`, slug };
    await publish(api, page);
    translations.push(page);
  }
  const { data: menu } = await api.call('GET', `/menu/main?locale=${nl}`);
  const addresses = [
    ...[
      '/',
      '/nieuws',
      '/nieuws?page=2',
      '/over-ons',
      '/verzekeringen',
      '/contact',
      '/de-de',
      '/fr-fr',
      '/nieuws/feed.xml',
      '/sitemap.xml',
    ],
    ...news.map(({ slug }) => slug),
    // The branch under both of its names.
    ...pages.flatMap(({ slug }) => [slug, slug.replace('/maat-boom', '/maat-stam')]),
    ...translations.flatMap(({ slug }) => [`/de-de${slug}`, `/de-de${slug.replace('/maat-boom', '/maat-stam')}`]),
  ];
  return { news, pages, translations, menu, addresses, turn: 0 };
}

const asSaved = (items) =>
  items.map(({ id, label, to, children: below }) => ({
    id,
    ...(label === null ? {} : { label }),
    ...(to === null ? {} : { to }),
    children: asSaved(below),
  }));

async function saveMenu(api, site, change) {
  const items = change(asSaved(site.menu.items));
  const { data } = await api.call('PUT', '/menu/main', { locale: nl, revision: site.menu.revision, items });
  site.menu = data;
}

/** Takes a page off the site, or puts it back. */
async function toggle(api, page) {
  if (!page.isLive) return publish(api, page);
  await api.call('POST', `/page/${page.id}/unpublish`, {});
  page.isLive = false;
}

async function rename(api, page, slug) {
  await api.call('PUT', `/page/${page.id}/save`, { slug });
  await publish(api, page);
  page.slug = slug;
}

const ofNews = (change) => async (api, site, pick) => {
  const page = pick(site.news);
  page.typeData = { ...page.typeData, ...change(site, pick) };
  await store(api, page, { typeData: page.typeData });
};

/** What an editor does, by its name. Each changes something that is seen somewhere. */
const edits = {
  'text of an article': (api, site, pick) => store(api, pick(site.news), { blocks: text(`Tekst ${site.turn}`) }),
  'title of an article': (api, site, pick) => store(api, pick(site.news), { title: `Bericht ${site.turn}` }),
  'summary of an article': ofNews((site) => ({ summary: `Samenvatting ${site.turn}` })),
  'date of an article': ofNews((_, pick) => ({ date: dayOf(pick([...Array(60).keys()])) })),
  'article on or off': (api, site, pick) => toggle(api, pick(site.news)),
  'text of a page': (api, site, pick) => store(api, pick(site.pages), { blocks: text(`Tekst ${site.turn}`) }),
  'title of a page': (api, site, pick) => store(api, pick(site.pages), { title: `Pagina ${site.turn}` }),
  'link of a page': (api, site, pick) =>
    store(api, pick(site.pages), { blocks: text(`Verwijzing ${site.turn}`, { page: pick([...site.pages, ...site.news]).id }) }),
  'page on or off': (api, site, pick) => toggle(api, pick(site.pages.slice(1))),
  'name of a branch': (api, site) =>
    rename(api, site.pages[0], site.pages[0].slug === '/maat-boom' ? '/maat-stam' : '/maat-boom'),
  'title of a translation': (api, site, pick) => store(api, pick(site.translations), { title: `Zweig ${site.turn}` }),
  'translation on or off': (api, site, pick) => toggle(api, pick(site.translations)),
  'word of the menu': (api, site) =>
    saveMenu(api, site, ([first, ...others]) => [{ ...first, label: `Woord ${site.turn}` }, ...others]),
  'order of the menu': (api, site) => saveMenu(api, site, ([first, ...others]) => [...others, first]),
};

/** Makes one of them, and answers with its name. */
export async function editOnce(api, site, next) {
  const names = Object.keys(edits);
  const name = names[next(names.length)];
  site.turn += 1;
  await edits[name](api, site, (list) => list[next(list.length)]);
  return name;
}
