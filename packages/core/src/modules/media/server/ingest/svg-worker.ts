import { parentPort, workerData } from 'node:worker_threads';
import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { asksElsewhere, cleanStyle } from './clean-style.ts';

/** The answer of the thread; `svg` is undefined where the text is no SVG. */
export interface CleanSvg {
  readonly svg: string | undefined;
  readonly width: number | null;
  readonly height: number | null;
}

const none: CleanSvg = { svg: undefined, width: null, height: null };
const innerImage = /^data:image\/(png|jpeg|gif|webp);base64,/i;

const pixels = (value: string | null): number | null => {
  const found = /^\s*(\d+(?:\.\d+)?)(px)?\s*$/.exec(value ?? '')?.[1];
  const number = found === undefined ? 0 : Math.round(Number(found));
  return number > 0 && number < 100_000 ? number : null;
};

function sizeOf(root: Element): Pick<CleanSvg, 'width' | 'height'> {
  const [width, height] = [pixels(root.getAttribute('width')), pixels(root.getAttribute('height'))];
  if (width && height) return { width, height };
  const box = (root.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const [boxWidth, boxHeight] = [pixels(box[2] ?? null), pixels(box[3] ?? null)];
  return boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : { width: null, height: null };
}

/** Keeps the drawing and drops whatever acts, or asks another place for anything. */
function clean(text: string): CleanSvg {
  const { window } = new JSDOM('');
  const document = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  const root = document.documentElement;
  if (root.namespaceURI !== 'http://www.w3.org/2000/svg' || root.localName !== 'svg') return none;
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'href' || attrName === 'xlink:href')
      attribute.keepAttr = attrValue.startsWith('#') || (node.localName === 'image' && innerImage.test(attrValue));
    else if (asksElsewhere(attrValue)) attribute.keepAttr = false;
  });
  purifier.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName.toLowerCase() !== 'style') return;
    const style = node.textContent ?? '';
    const cleaned = cleanStyle(style);
    if (cleaned !== style) node.textContent = cleaned;
  });
  purifier.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    // Only of what is in the same drawing: the hook above sees to that.
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['foreignObject', 'foreignobject', 'a', 'animate', 'set', 'animatetransform', 'animatemotion'],
  });
  return { svg: new window.XMLSerializer().serializeToString(root), ...sizeOf(root) };
}

function attempt(text: string): CleanSvg {
  try {
    return clean(text);
  } catch {
    return none;
  }
}

parentPort?.postMessage(attempt(String(workerData)));
