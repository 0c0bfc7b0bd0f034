import { publicPath } from '#contract/locale.ts';
import { csrfToken } from '../../http/csrf.ts';
import { visitor } from '../../kernel/actor.ts';
import { defineServiceKey } from '../../kernel/service.ts';
import { eachInTurn } from '../../kernel/turns.ts';
import { escapeHtml } from '#site/render/escape.ts';
import { styleKeys, stylesheetsOf } from '../build-manifest.ts';
import { hasVideo } from '../page-parts.ts';
import type { BuildManifest } from '../build-manifest.ts';
import { failurePage } from '../failure-page.ts';
import type { FailureFacts } from '../failure-page.ts';
import type { LayoutPieces } from '../page-parts.ts';
import type { PageView } from '../page-view.ts';
import type { PageRenderer } from '../render-page.ts';
import { csrfPlaceholder } from '../sendable-page.ts';
import { sharedNote } from './shared-note.ts';
import { createVisit } from '../visits/create-visit.ts';
import type { Looking, VisitParts } from '../visits/create-visit.ts';
import type { Visit } from '../visits/visit.ts';

/** Parts of a page that are drawn apart from it. */
export interface WantedParts {
  /** Keys of blocks. */
  readonly blocks: readonly string[];
  /** Key of the block with which the page begins. */
  readonly first: string | undefined;
  /** Whether what stands around the blocks is drawn too. */
  readonly hasLayout: boolean;
}

/** Parts of a page with their marks. */
export interface DrawnParts {
  /** HTML by the key of the block. */
  readonly blocks: Readonly<Record<string, string>>;
  readonly layout: LayoutPieces | undefined;
  /** Addresses of the stylesheets that these blocks need, in the order of a page's. */
  readonly stylesheets: readonly string[];
}

/** Draws drafts for the editor: as visitors would see them, with marks, from no cache. */
export interface PreviewRenderer {
  /** A whole page, with the script through which the editor reaches it. */
  page(view: PageView): Promise<string>;
  parts(view: PageView, wanted: WantedParts): Promise<DrawnParts>;
  /** A whole page without marks, for whoever has a link to it until then: a line beside it says so. */
  shared(view: PageView, endsAt: Date): Promise<string>;
  /** The page that stands where a link shows none. */
  refusal(refused: Pick<FailureFacts, 'kind' | 'path' | 'requestID'>): string;
}

export const previewRenderer = defineServiceKey<PreviewRenderer>('site/preview-renderer');

interface Options extends VisitParts, Pick<FailureFacts, 'settings'> {
  readonly renderer: PageRenderer;
  readonly build: Pick<BuildManifest, 'stylesheets' | 'islandsScript' | 'previewScript'>;
}

/** Whether it is the page of which visitors see a copy where there is none. */
const isMissingPage = ({ path, locale, site }: PageView): boolean => path === publicPath('/404', locale, site);

/** A visitor who comes for the first time. */
const somebody: Looking = { actor: visitor, search: '', cookieOf: () => undefined };

const mapPieces = ({ header, intro, aside, outro, footer }: LayoutPieces, map: (html: string) => string): LayoutPieces => ({
  header: map(header),
  intro: map(intro),
  aside: map(aside),
  outro: map(outro),
  footer: map(footer),
});

export function createPreviewRenderer({ renderer, build, settings, ...parts }: Options): PreviewRenderer {
  const visitOf = (view: PageView): Visit => createVisit(parts, somebody, { view });
  /** The token of visitors: who draws a draft has another, which scripts of the page must not have. */
  const withToken = (html: string): string => html.replaceAll(csrfPlaceholder, csrfToken(parts.signer, undefined));
  const script = build.previewScript
    ? `<script type="module" src="${build.previewScript}" data-islands="${build.islandsScript ?? ''}"></script>`
    : '';
  async function draw(view: PageView, { hasMarks, last }: { readonly hasMarks: boolean; readonly last: string }) {
    const { html } = await renderer.page(view, { hasMarks, visit: visitOf(view), isNotFound: isMissingPage(view) });
    return withToken(html).replace(/<\/body><\/html>$/, () => `${last}</body></html>`);
  }
  return {
    page: (view) => draw(view, { hasMarks: true, last: script }),
    shared(view, endsAt) {
      const { text, hide } = sharedNote(view.locale, settings.timeZone, endsAt);
      const note = build.previewScript
        ? `<script type="module" src="${build.previewScript}" data-note="${escapeHtml(text)}" data-hide="${escapeHtml(hide)}"></script>`
        : '';
      return draw(view, { hasMarks: false, last: note });
    },
    refusal: (refused) => failurePage({ ...refused, settings, build }),
    async parts(view, { blocks, first, hasLayout }) {
      const options = { hasMarks: true, visit: visitOf(view) };
      const [layout, drawn] = await Promise.all([
        hasLayout ? renderer.layout(view, options) : undefined,
        eachInTurn(blocks, async (key) => {
          const { html } = await renderer.block(view, key, { ...options, position: key === first ? 0 : 1 });
          return [key, withToken(html)] as const;
        }),
      ]);
      const pieces = layout && mapPieces(layout.pieces, withToken);
      const keys = [
        ...Object.values(view.blocks).map(({ type }) => styleKeys.block(type)),
        styleKeys.pageType(view.type),
        ...(drawn.some(([, html]) => hasVideo(html)) ? [styleKeys.video] : []),
      ];
      return { blocks: Object.fromEntries(drawn), layout: pieces, stylesheets: stylesheetsOf(build.stylesheets, keys) };
    },
  };
}
