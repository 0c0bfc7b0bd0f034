import type { Context, Middleware } from 'koa';
import { isLecternError, LecternError } from '#contract/errors.ts';
import type { FieldError } from '#contract/errors.ts';
import type { FormRule } from '#contract/call.ts';
import type { Posted } from '#contract/post.ts';
import { validate } from '#contract/validation.ts';
import { assertActor } from '../../http/assert-access.ts';
import { clientAddress } from '../../http/client-address.ts';
import { isCsrfToken, isOwnRequest } from '../../http/csrf.ts';
import { diskFailure } from '../../http/disk-failure.ts';
import { failureOf } from '../../http/failure-of.ts';
import { readForm } from '../../http/form-body.ts';
import type { PostedTo } from './create-visit.ts';
import type { FormBody } from '../../http/form-body.ts';
import { uploadFolder } from '../../http/upload-folder.ts';
import { visitor } from '../../kernel/actor.ts';
import { actorReader } from '../../kernel/actor-reader.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Lectern } from '../../kernel/lectern.ts';
import { limiter } from '../../kernel/limiter.ts';
import { recorder } from '../../kernel/recorder.ts';
import { answerConsent, consentRule } from '../consent/answer-consent.ts';
import { consentBlock } from '../consent/consent-part.ts';
import { readQuery } from '../page-query.ts';
import type { BlockView, PageView } from '../page-view.ts';
import { sendRedirect } from '../send-page.ts';
import type { SiteServer } from '../site-server.ts';
import { readBlockCookie, writeBlockCookie } from './block-cookie.ts';
import { postedForm, widestForm } from './post-form.ts';
import type { PostedForm } from './post-form.ts';
import type { Post, PostOutcome, PostRoute } from './post.ts';
import { readRenderingKey } from './rendering-key.ts';

interface Addressed {
  readonly view: PageView;
  readonly block: BlockView;
  readonly route: PostRoute;
  readonly form: PostedForm;
  readonly sent: Pick<FormBody, 'files' | 'otherFiles'>;
}

/** The name of a file that this block's form does not hold: another block of the page may. */
function foreignFile({ files, otherFiles }: Pick<FormBody, 'files' | 'otherFiles'>, rule: FormRule = {}): string | undefined {
  const known = Object.keys(files).find((name) => !Object.hasOwn(rule.files ?? {}, name));
  return known ?? (rule.otherFiles ? undefined : Object.keys(otherFiles)[0]);
}

/** The address of a redirect: one of this site. */
function ownAddress(redirect: string, type: string): string {
  if (/^\/(?![/\\])[!-~]*$/.test(redirect)) return redirect;
  throw new Error(`${type} answers a post with "${redirect}", which is no address of this site: let it begin with one slash.`);
}

/**
 * Answers posts to the addresses of pages whose blocks take them. What cannot be told to belong to a block is refused with a
 * page of its own; every other refusal is the page again, with what was typed and why, so that nothing is lost.
 */
export function answerPosts(app: Lectern, site: SiteServer, routes: ReadonlyMap<string, PostRoute>): Middleware {
  const isSecure = app.environment.origin.startsWith('https:');
  const statusOf = ({ code }: FieldError): number => app.errorCatalogue[code]?.status ?? 400;

  /** Shows the page again, with what became of the post. */
  async function showAgain(
    ctx: Context,
    { view, block, form }: Addressed,
    shown: Partial<Posted> & Pick<PostedTo, 'title' | 'isRefused'> & { status: number },
  ) {
    const { errors = [], data, state, status, title, isRefused } = shown;
    await site.showAgain(ctx, view, {
      post: { block: block.key, posted: { fields: form.fields, errors, data, state }, title, isRefused },
      status,
    });
  }

  async function showRefusal(ctx: Context, addressed: Addressed, thrown: unknown): Promise<void> {
    const { errors, data, retryAfter } = failureOf(thrown);
    const status = errors[0] ? statusOf(errors[0]) : 400;
    if (status >= 500) app.log.error({ err: thrown, requestID: String(ctx.state.requestID) }, 'a post failed');
    if (retryAfter !== undefined) ctx.set('retry-after', String(retryAfter));
    await showAgain(ctx, addressed, { errors, data, status, title: undefined, isRefused: true });
  }

  /** Checks everything that stands between a form and its handler, and runs that. */
  async function run(ctx: Context, { view, block, route, form, sent }: Addressed, actor: Actor): Promise<PostOutcome> {
    const { pageID, type: pageType, locale, path, title } = view;
    const { type, key } = block;
    const definition = app.blocks.get(type);
    const sessionKey = ctx.state.sessionKey as string | undefined;
    if (!isCsrfToken(app.signer, form.token, sessionKey)) throw new LecternError({ code: 'G_02' });
    const rendering = definition?.isForVisitor ? readRenderingKey(app.signer, { pageID, block: key }, form.key) : undefined;
    if (definition?.isForVisitor && !rendering) throw new LecternError({ code: 'G_02' });
    // A body may have taken long to come in: what counts is who they are now.
    const current = await app.service(actorReader).read(app.database, actor);
    assertActor({ access: route.access ?? 'public' }, current);
    const foreign = foreignFile(sent, route.form);
    if (foreign !== undefined) throw new LecternError({ code: 'V_12', property: foreign });
    const body = validate(route.body, form.fields);
    if (body.errors) throw new LecternError(body.errors);
    const own = { type, isSecure };
    let cookie: { readonly value: string | undefined } | undefined;
    const post: Post = {
      app,
      actor: current,
      origin: 'site',
      page: { pageID, type: pageType, locale, path, title },
      block: key,
      props: block.props,
      body: body.value,
      fields: form.fields,
      own: form.own,
      files: sent.files,
      otherFiles: sent.otherFiles,
      query: readQuery(definition?.query ?? {}, ctx.search),
      rendering,
      cookie: readBlockCookie(ctx, own),
      setCookie(value) {
        if (!definition?.cookie) throw new Error(`${type} sets a cookie that it does not declare.`);
        cookie = { value };
      },
      limit: (name, rule) => app.service(limiter).take(name, clientAddress(ctx), rule),
    };
    const outcome = await route.run(post);
    // With the answer alone: what was refused leaves nothing, in the browser neither.
    if (cookie && definition?.cookie) writeBlockCookie(ctx, own, definition.cookie, cookie.value);
    return outcome;
  }

  async function answer(ctx: Context, addressed: Addressed): Promise<void> {
    const actor = (ctx.state.actor as Actor | undefined) ?? visitor;
    try {
      const outcome = await run(ctx, addressed, actor);
      if ('redirect' in outcome) {
        ctx.set('cache-control', 'no-store');
        ctx.redirect(ownAddress(outcome.redirect, addressed.block.type));
        ctx.status = 303;
        ctx.body = '';
        return;
      }
      const { state, status = 200, title } = outcome;
      await showAgain(ctx, addressed, { state, status, title, isRefused: false });
    } catch (error) {
      const entityID = `${addressed.block.type} ${addressed.view.path}`;
      await app.service(recorder).recordRefusal(error, { actor, origin: 'site', action: 'page.post', entity: 'block', entityID });
      await showRefusal(ctx, addressed, error);
    }
  }

  return async (ctx, next) => {
    if (ctx.method !== 'POST') return next();
    const found = await site.find(ctx);
    // By a status that sends the form again, to where the page stands now.
    if (found.kind === 'redirect') return sendRedirect(ctx, found.location, 'no-store');
    const { view } = found;
    const taking = Object.values(view?.blocks ?? {}).flatMap((block) => {
      const route = routes.get(block.type);
      return route ? [{ block, route }] : [];
    });
    if (taking.length === 0 && !found.asksConsent) return next();
    ctx.state.kind = 'page';
    if (!isOwnRequest(ctx, app.isOwnOrigin)) return site.refusePost(ctx, 403);
    if (!ctx.is('multipart/form-data', 'application/x-www-form-urlencoded')) return site.refusePost(ctx, 415);
    let sent: FormBody;
    try {
      const rule = widestForm([...taking.map(({ route }) => route.form ?? {}), ...(found.asksConsent ? [consentRule] : [])]);
      sent = await readForm(ctx.req, rule, app.service(uploadFolder));
    } catch (error) {
      const failure = diskFailure(error);
      if (!isLecternError(failure)) throw error;
      return site.refusePost(ctx, failure.errors[0] ? statusOf(failure.errors[0]) : 400);
    }
    try {
      const form = postedForm(sent.body);
      if (found.asksConsent && form?.block === consentBlock) {
        const isTrusted = isCsrfToken(app.signer, form.token, ctx.state.sessionKey as string | undefined);
        const isDone = answerConsent(ctx, { choice: form.fields['choice'], isTrusted, isSecure });
        return isDone ? undefined : site.refusePost(ctx, 400);
      }
      const at = form && taking.find(({ block }) => block.key === form.block);
      if (!view || !form || !at) return site.refusePost(ctx, 400);
      await answer(ctx, { view, ...at, form, sent });
    } finally {
      await sent.dispose();
    }
  };
}
