import type { DroppedKind } from './paste-report.ts';

/** Elements whose content is no text of the document. Their descendants are never read. */
const skipped: ReadonlyMap<string, DroppedKind | undefined> = new Map<string, DroppedKind | undefined>([
  // Nothing that a reader would miss.
  ...['script', 'style', 'noscript', 'template', 'title', 'meta', 'link', 'base', 'xml', 'colgroup', 'col', 'rp', 'source'].map(
    (name): [string, undefined] => [name, undefined],
  ),
  ...['noframes', 'datalist', 'area', 'map', 'param', 'track', 'basefont', 'bgsound', 'plaintext', 'wbr'].map(
    (name): [string, undefined] => [name, undefined],
  ),
  ...['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'fencedframe'].map((name): [string, 'frame'] => [
    name,
    'frame',
  ]),
  ['video', 'media'],
  ['audio', 'media'],
  ['svg', 'drawing'],
  ['canvas', 'drawing'],
  ['v:shape', 'drawing'],
  ['v:rect', 'drawing'],
  ['v:group', 'drawing'],
  ['math', 'formula'],
  ['m:omath', 'formula'],
  ['m:omathpara', 'formula'],
  ...['select', 'textarea', 'button', 'progress', 'meter', 'keygen'].map((name): [string, 'control'] => [name, 'control']),
]);

/** Whether the content of an element is no text of the document. */
export const isSkipped = (name: string): boolean => skipped.has(name);

/** As what it is reported when an element is skipped; undefined for what nobody misses. */
export const skippedKind = (name: string): DroppedKind | undefined => skipped.get(name);

const blocks: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p pre search section summary table ' +
    'tbody td tfoot th thead tr ul xmp'
  ).split(' '),
);

/** Whether an element begins and ends a line. */
export const isBlockElement = (name: string): boolean => blocks.has(name);
