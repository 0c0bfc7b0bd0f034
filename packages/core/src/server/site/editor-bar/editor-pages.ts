import type { Context } from 'koa';
import { escapeHtml } from '#site/render/escape.ts';
import { visitor } from '../../kernel/actor.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { BuildManifest } from '../build-manifest.ts';
import type { PageSource } from '../page-source.ts';
import type { PageRenderer } from '../render-page.ts';
import { MissingAnswer } from '../source/missing-answer.ts';
import { readBlockCookie } from '../visits/block-cookie.ts';
import { createVisit } from '../visits/create-visit.ts';
import type { VisitParts } from '../visits/create-visit.ts';

/** Draws live pages for those who write them: each block between its marks, with the script of the bar; nothing of it is kept. */
export interface EditorPages {
  /** A page for who asks, with room for a token. Undefined for everybody else, and where there is no such page for them. */
  draw(ctx: Context): Promise<string | undefined>;
}

interface Options extends Omit<VisitParts, 'source'> {
  readonly source: Pick<PageSource, 'view' | 'loadFor'>;
  readonly renderer: Pick<PageRenderer, 'page'>;
  readonly build: Pick<BuildManifest, 'barScript'>;
  readonly apiPath: string;
  readonly isSecure: boolean;
}

/** Whether somebody may edit any page; the bar asks of which. */
const isEditor = (actor: Actor): boolean => actor.kind === 'user' && actor.permissions.some(({ name }) => name === 'edit-page');

export function createEditorPages({ renderer, build, apiPath, isSecure, ...parts }: Options): EditorPages {
  return {
    async draw(ctx) {
      const actor = (ctx.state.actor as Actor | undefined) ?? visitor;
      if (!isEditor(actor)) return undefined;
      try {
        const view = await parts.source.view(decodeURI(ctx.path), ctx.search);
        if (!view) return undefined;
        const look = { actor, search: ctx.search, cookieOf: (type: string) => readBlockCookie(ctx, { type, isSecure }) };
        const { html } = await renderer.page(view, { hasMarks: true, visit: createVisit(parts, look, { view }) });
        if (build.barScript === undefined) return html;
        const script = `<script type="module" src="${build.barScript}" data-page="${view.pageID}" data-api="${escapeHtml(apiPath)}"></script>`;
        return html.replace(/<\/body><\/html>$/, () => `${script}</body></html>`);
      } catch (error) {
        if (error instanceof MissingAnswer) return undefined;
        throw error;
      }
    },
  };
}
