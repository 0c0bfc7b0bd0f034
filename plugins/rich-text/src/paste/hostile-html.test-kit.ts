/** A generator of numbers from 0 to 1 that gives the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const call = 'window.tripped=1';

/** `javascript:` in its disguises, and its relatives. */
const addresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  ` javascript:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `java&#9;script:${call}`,
  `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:${call}`,
  `\u0001javascript:${call}`,
  `java\u200bscript:${call}`,
  `javascript&colon;${call}`,
  `vbscript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cudHJpcHBlZD0xPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg onload=${call}>`,
  `blob:https://evil.example/1`,
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example',
  'file:///etc/passwd',
  `feed:javascript:${call}`,
  `view-source:javascript:${call}`,
  'https://user:pass@good.example@evil.example/',
  `https://www.google.com/url?q=javascript:${call}`,
  `https://x.safelinks.protection.outlook.com/?url=javascript%3A${call}`,
  'https://good.example/',
];

/** Documents and halves of documents that have fooled a cleaner of HTML somewhere. */
const patterns: readonly ((address: string, text: string) => string)[] = [
  () => `<script>${call}</script>`,
  () => `<scr<script>ipt>${call}</script>`,
  () => `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  () => `<img src=x onerror="${call}">`,
  () => `<img src=x:x onerror=${call}//`,
  (address) => `<img src="${address}" alt="${call}">`,
  (address, text) => `<a href="${address}" onclick="${call}">${text}</a>`,
  (address, text) => `<a href='${address}' target=_blank style="background:url(${address})">${text}</a>`,
  (address) => `<iframe src="${address}" srcdoc="<script>${call}</script>"></iframe>`,
  (address) => `<object data="${address}"></object><embed src="${address}">`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a><script>${call}</script></svg>`,
  () => `<svg><animate onbegin=${call} attributeName=x></svg>`,
  () => `<svg><style><img src=x onerror=${call}></style></svg>`,
  () => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  () => `<math><mi><p><style><!--</style><img src=x onerror=${call}>--></p></mi></math>`,
  () => `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  () => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  () => `<template><script>${call}</script></template>`,
  () => `<textarea><img title="</textarea><img src=x onerror=${call}>"></textarea>`,
  () => `<xmp><p title="</xmp><img src=x onerror=${call}>"></xmp>`,
  () => `<select><option><img src=x onerror=${call}></select>`,
  () => `<!--><img src=x onerror=${call}>-->`,
  () => `<![CDATA[<img src=x onerror=${call}>]]>`,
  () => `<!--[if gte IE 4]><script>${call}</script><![endif]-->`,
  () => `<?xml-stylesheet href="javascript:${call}"?>`,
  (address) => `<base href="${address}"><a href="x">y</a>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<link rel=stylesheet href="${address}"><style>@import '${address}';p{background:url(${address})}</style>`,
  (_, text) => `<p style="${'x:y;'.repeat(3000)}" onmouseover=${call}>${text}</p>`,
  (_, text) => `<p title="${'a'.repeat(60_000)}" class="${'Mso '.repeat(5000)}">${text}</p>`,
  (_, text) => `<details open ontoggle=${call}><summary>${text}</summary></details>`,
  () => `<video><source onerror=${call}></video><audio src=x onerror=${call}></audio>`,
  () => `<input autofocus onfocus=${call}><button formaction=javascript:${call}>x</button>`,
  () => `<body onload=${call}><frameset onload=${call}><frame src=javascript:${call}></frameset>`,
  (_, text) => `<table><tr><td colspan=99999 rowspan=-4>${text}<td><script>${call}</script><tr></table>`,
  (_, text) => `<table><td><table><tr><td>${text}</table><caption><ul><li>${text}`,
  (_, text) => `<ul><ol><ul><li><ul><ol><li><ul><li>${text}<table><li>x</table></ul>`,
  (_, text) => `<p style="mso-list:l0 level99 lfo1"><![if !supportLists]>${text}<p class=MsoToc1>${text}`,
  (_, text) => `<h1><h2><blockquote><h3>${text}</blockquote><pre>${text}\u0000\u0008\u001b`,
  (_, text) => `<span lang="x"onload=${call}" style="font-weight:bold;font-weight:expression(${call})">${text}</span>`,
  (_, text) => `&lt;script&gt;${call}&lt;/script&gt;${text}&#0;&#xD800;&#x110000;`,
  (_, text) => `\ud800${text}\udc00\ufffe\u202e`,
  (_, text) => `<a><a><a href=# name=__proto__ id=constructor>${text}`,
  () => `<img src="data:image/png;base64,${'%%%'}" alt="\ud800"><img src="data:image/svg+xml;base64,PHN2Zz4=">`,
  () =>
    `<b data-slate-fragment="${btoa(encodeURIComponent(JSON.stringify([{ type: 'link', to: { href: `javascript:${call}` }, children: 4 }])))}">x</b>`,
  (_, text) => `<!--StartFragment-->${text}<!--EndFragment--><script>${call}</script>`,
];

const wrappers: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<p>${inner}</p>`,
  (inner) => `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`,
  (inner) => `<ul><li>${inner}</li></ul>`,
  (inner) => `<div class=WordSection1>${inner}`,
  (inner) => `<b style="font-weight:normal" id="docs-internal-guid-1">${inner}</b>`,
  (inner) => `<svg>${inner}</svg>`,
  (inner) => `<math><mtext>${inner}</mtext></math>`,
  (inner) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>${inner}`,
  (inner) => `${inner}</p></div></td>`,
];

const texts = ['woord', '<', '&amp;', '\u00a0', '"><img src=x onerror=window.tripped=1>', '{{7*7}}', '\u{1f54d}', 'a\u0301', ''];

export interface HostilePaste {
  readonly html: string;
  readonly text: string;
}

/** One hostile clipboard: patterns in wrappers, cut where it hurts, now and then nested a thousand deep. */
export function hostilePaste(random: () => number): HostilePaste {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] ?? (items[0] as Item);
  const piece = () => pick(patterns)(pick(addresses), pick(texts));
  let html = '';
  const count = 1 + Math.floor(random() * 5);
  for (let index = 0; index < count; index += 1) {
    let part = piece();
    for (let depth = Math.floor(random() * 4); depth > 0; depth -= 1) part = pick(wrappers)(part);
    html += part;
  }
  const kind = random();
  if (kind < 0.02) {
    const tag = pick(['div', 'ul', 'b', 'blockquote', 'table', 'span', 'ol', 'a', 'section']);
    const inner = tag === 'table' ? '<table><tr><td>' : tag === 'ul' || tag === 'ol' ? `<${tag}><li>` : `<${tag}>`;
    html = inner.repeat(1000) + html;
  } else if (kind < 0.2) html = html.slice(0, Math.floor(random() * html.length));
  else if (kind < 0.3)
    html = html
      .split('')
      .map((character) => (random() < 0.01 ? pick(['<', '>', '"', '\u0000', '\ud800', '&']) : character))
      .join('');
  const text =
    random() < 0.5
      ? ''
      : pick([
          `# x\n[a](${pick(addresses)}) ![b](${pick(addresses)}) <${pick(addresses)}>`,
          `${'> '.repeat(500)}x`,
          `${'- '.repeat(300)}\n${' '.repeat(400)}- x`,
          `${'*_~`['.repeat(400)}`,
          `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}`,
          `${'**a '.repeat(1000)}`,
          `\`\`\`\n${pick(texts)}`,
          '\ud800\u0000\u001b[31m',
        ]);
  return { html: random() < 0.1 ? '' : html, text };
}

const long = 200_000;

/** Long runs of what a careless expression tries in every way: each is read in a moment, or not within a minute. */
export const longPastes: readonly HostilePaste[] = [
  { html: `<p>${' '.repeat(long)}a${'\u00a0'.repeat(long)}b<pre>c${' '.repeat(long)}d</pre>`, text: '' },
  { html: `${'<table '.repeat(long / 10)}${'<style '.repeat(long / 10)}<!--StartFragment--><tr><td>x`, text: '' },
  { html: `<div style="font-family:${'monospace'.repeat(long / 10)}">x</div>`, text: 'x' },
  { html: `<style>${'.a{'.repeat(long / 10)}</style><p class="${'a '.repeat(long / 10)}">x</p>`, text: '' },
  { html: '', text: `|---|${'-'.repeat(long)}x` },
  { html: '', text: `# ${' '.repeat(long)}x${' '.repeat(long)}#\n- x\n- y` },
  { html: '', text: 'woorden die een regel vullen tot zijn eind en dan niet ophouden\n'.repeat(long / 10) },
  { html: '', text: `**${'*a _b '.repeat(long / 100)}\n- [${'[x]('.repeat(long / 100)}\n- y` },
];
