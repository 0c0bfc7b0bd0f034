import type { PrepareContext } from '#server/kernel/command.ts';
import { asItStands, authorizePage, findVersion, Page, prepareLatest, publishable } from '../../pages/server/public.ts';
import type { Publishable } from '../../pages/server/public.ts';
import { fail } from './fail.ts';
import type { PlanAction } from './plan-rows.ts';

/** What is planned, or due: of a publication the version that was named, null for the latest one. */
export interface Planned {
  readonly id: string;
  readonly action: PlanAction;
  readonly versionID: string | null;
}

const permission = 'publish-page';

/** Holds what is to go live against all that publishing demands, for who may publish the page. Nothing for a page that leaves the site. */
export async function preparePlan(
  context: PrepareContext,
  { id, action, versionID }: Planned,
): Promise<() => Promise<Publishable | undefined>> {
  const { app } = context;
  if (action === 'publish' && versionID === null) return prepareLatest(context, { id, revision: undefined, permission });
  const em = app.orm.em.fork();
  const page = (await em.findOne(Page, { id })) ?? fail('noPage');
  await authorizePage(em, context, { permission, page });
  if (versionID === null) return () => Promise.resolve(undefined);
  const { version } = await findVersion(em, versionID);
  if (action === 'unpublish' || version.pageID !== id) fail('invalid', 'pageVersionID');
  if (!app.pageTypes.get(page.type)) fail('notNow');
  return async () => publishable(app, page.type, await asItStands({ app, em }, page.type, version));
}
