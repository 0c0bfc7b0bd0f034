import { seededRandom } from '../paste/hostile-html.test-kit.ts';
import { ownTypes } from '../document/node-kinds.ts';

// Documents as an attacker, a broken import or a bug stores them. Made from a seed, so that a failure can be repeated.

const texts = [
  '<script>alert(1)</script>',
  '</p><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--',
  ']]>',
  '&lt;script&gt;',
  '\u0000\u0001\u001f\u007f\u009f',
  '\ud800',
  'a\udfff\ud83d',
  '\u202e\u2066\u200b\ufeff',
  '\ufffe\uffff',
  '\r\n\u2028\u2029',
  '**_`[x](javascript:alert(1))`_**',
  '![x](data:text/html,x)',
  '__proto__',
  'a'.repeat(300),
  '',
];

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\nscript:',
  'java\tscript:',
  ' javascript:',
  '\u0001javascript:',
  '\u00a0javascript:',
  'javascript\u200b:',
  'java&#115;cript:',
  'javascript&colon;',
  '%6aavascript:',
  'vbscript:',
  'data:text/html;base64,',
  'data:image/svg+xml,',
  'DATA:text/html,',
  'blob:https://x/',
  'file:///etc/',
  'view-source:javascript:',
  'jar:',
  '//evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  'https://evil.example/"onclick="',
  'https://user:pass@evil.example/',
  'mailto:a@b?subject=',
  'tel:',
];

const types = [
  ...ownTypes,
  'text',
  'script',
  'iframe',
  'planner/map',
  'x/"><script>',
  'constructor',
  '__proto__',
  'toString',
  'heading-one',
  'bulleted-list',
];

const names = [
  'text',
  'children',
  'content',
  'nodes',
  'level',
  'ordered',
  'to',
  'url',
  'href',
  'onclick',
  'onerror',
  'style',
  'class',
  'dangerouslySetInnerHTML',
  'bold',
  'lang',
  'fileID',
  'altText',
  'caption',
  'cropParams',
  'decorative',
  'header',
  'colSpan',
  'rowSpan',
  'label',
  'newTab',
  'title',
  'props',
  '__proto__',
  'toJSON',
  'constructor',
];

const id = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e';

type PickOne = <Value>(values: readonly Value[]) => Value;

interface Parts {
  readonly pick: PickOne;
  readonly scalar: () => unknown;
  readonly target: () => unknown;
}

function hostileParts(random: () => number): Parts {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const address = () => pick(schemes) + pick(texts);
  const scalar = (): unknown =>
    pick<() => unknown>([
      () => pick(texts),
      address,
      () => null,
      () => pick([0, -1, 1e308, Number.NaN, Infinity, true, false]),
      () => id,
    ])();
  const target = (): unknown =>
    pick<() => unknown>([
      () => ({ href: address() }),
      () => ({ href: pick(['https://example.nl/?a=1&b="', '/contact', '#top', 'mailto:a@example.nl']) }),
      () => ({ page: id, anchor: pick(texts) }),
      () => ({ page: address() }),
      () => ({ file: pick([id, address()]) }),
      () => ({ href: address(), page: id, file: id }),
      address,
    ])();
  return { pick, scalar, target };
}

/** The properties that a type asks for. */
function wholeParts(type: unknown, { pick, target }: Parts): [string, unknown][] {
  const words = () => pick(texts);
  switch (type) {
    case 'link':
      return [
        ['to', target()],
        ['newTab', true],
        [
          'children',
          [
            { text: words(), lang: pick(['la', '"><script>']) },
            { text: 'x', bold: true },
          ],
        ],
      ];
    case 'button':
      return [
        ['to', target()],
        ['label', `x${words()}`],
      ];
    case 'image':
      return [
        ['fileID', id],
        ['altText', words()],
        ['caption', words()],
      ];
    case 'video':
      return [
        ['fileID', pick([id, '"><script>'])],
        ['title', words()],
        ['caption', words()],
      ];
    case 'table':
      return [
        ['caption', words()],
        [
          'children',
          [
            {
              type: 'table-row',
              children: [{ type: 'table-cell', header: true, colSpan: 1e9, children: [{ text: words() }] }],
            },
          ],
        ],
      ];
    default:
      return [];
  }
}

/** One hostile value for each seed. Some are nested a thousand deep. */
export function hostileValue(seed: number): unknown {
  const random = seededRandom(seed);
  const parts = hostileParts(random);
  const { pick, scalar, target } = parts;
  const node = (depth: number): unknown => {
    if (depth > 6) return scalar();
    const entries: [string, unknown][] = [['type', pick(types)]];
    const count = Math.floor(random() * 4);
    for (let index = 0; index < count; index += 1) entries.push([pick(names), random() < 0.4 ? node(depth + 1) : scalar()]);
    if (random() < 0.7) entries.push(['children', Array.from({ length: Math.floor(random() * 4) }, () => node(depth + 1))]);
    if (random() < 0.4) entries.push(['to', target()]);
    if (random() < 0.4) entries.push(['text', pick(texts)]);
    // Half of them have all that their type asks for, so that they come as far as the page.
    if (random() < 0.5) entries.push(...wholeParts(entries[0]?.[1], parts));
    // Through JSON, as it comes in: `__proto__` is then a property like any other.
    return Object.defineProperties({}, Object.fromEntries(entries.map(([key, value]) => [key, { value, enumerable: true }])));
  };
  const deep = (levels: number): unknown => {
    let inner: unknown = { text: pick(texts) };
    const kind = pick(['list', 'quote', 'table', 'paragraph', 'x/y', 'link']);
    for (let level = 0; level < levels; level += 1) {
      inner =
        kind === 'list'
          ? { type: 'list', ordered: true, children: [{ type: 'list-item', children: [inner] }] }
          : { type: kind, to: target(), children: [inner] };
    }
    return inner;
  };
  const children = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
    random() < 0.02 ? deep(1000) : random() < 0.1 ? scalar() : node(0),
  );
  return random() < 0.1
    ? pick([children, children[0], { type: 'paragraph', children }])
    : { kind: 'richtext', version: 1, children };
}
