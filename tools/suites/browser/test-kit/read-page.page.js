// Runs in a page: what is wrong on it as a visitor has it, scripts included, and what it holds.
window.readPage = () => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const tagOf = (element) => element.cloneNode().outerHTML.slice(0, 200);
  const isEmpty = (element, name) => (element.getAttribute(name) ?? '').trim() === '';
  const nameOf = (link) =>
    [link.textContent, link.ariaLabel ?? '', ...[...link.querySelectorAll('img')].map(({ alt }) => alt)].join('').trim();
  const ids = all('[id]').map(({ id }) => id);
  const levels = all('h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName.slice(1)));
  const none = (name, elements) => elements.map((element) => `no ${name}: ${tagOf(element)}`);
  const faults = [
    ...none(
      'src',
      all('img, iframe').filter((element) => isEmpty(element, 'src')),
    ),
    ...none(
      'href',
      all('a, link').filter((element) => isEmpty(element, 'href')),
    ),
    ...none('alt', all('img:not([alt])')),
    ...none(
      'name',
      all('a').filter((link) => nameOf(link) === '' && !link.closest('[aria-hidden=true]')),
    ),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: #${id}`),
    ...levels.flatMap((level, index) =>
      level > (levels[index - 1] ?? 0) + 1 ? [`h${level} after h${levels[index - 1] ?? 0}`] : [],
    ),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1']),
    ...(document.documentElement.lang ? [] : ['no language']),
    ...(document.querySelector('meta[name=description][content]') ? [] : ['no description']),
  ];
  const links = all('a[href]')
    // Those of a drawing have no address of their own.
    .map((link) => new URL(link.getAttribute('href'), document.baseURI).href)
    .filter((href) => href.startsWith(location.origin));
  return { title: document.title, ids, links, faults };
};
