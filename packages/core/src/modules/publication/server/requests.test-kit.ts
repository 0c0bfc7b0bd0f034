import { buildPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

interface RequestRow {
  readonly state: string;
  readonly comment: string;
  readonly feedback: string;
  readonly version_id: string;
  readonly requested_by: number | null;
  readonly decided_by: number | null;
}

type At = Pick<BuiltPage, 'id'>;

/** A block of text of the probe. */
export const text = (title: string) => ({ type: 'probe/text', props: { title } });

/** An application with Anna, who edits, and Rob, who publishes and reviews, and what the two of them do. */
export async function requestFixture() {
  const app = await createTestApp({ plugins: [probePlugin] });
  const anna = await buildUser(app, { name: 'Anna', role: 'Editor' });
  const rob = await buildUser(app, { name: 'Rob', role: 'Publisher' });
  const editor = await signIn(app, anna);
  const reviewer = await signIn(app, rob);
  await app.keep();

  const pageOf = async ({ id }: At) => (await editor.request('GET', `/api/page/${id}`)).get<Record<string, unknown>>('data');
  const rows = async ({ id }: At): Promise<RequestRow[]> =>
    (
      await app.app.pool.query<RequestRow>(
        'select * from lectern_publication_request where page_id = $1 order by requested_at, id',
        [id],
      )
    ).rows;
  return {
    app,
    anna,
    rob,
    editor,
    reviewer,
    request: ({ id }: At, body: object = {}, client = editor) =>
      client.request('POST', `/api/page/${id}/request-publication`, body),
    revoke: ({ id }: At, client = editor) => client.request('POST', `/api/page/${id}/revoke-request`, {}),
    accept: (versionID: string, body: object = {}, client = reviewer) =>
      client.request('POST', `/api/page/version/${versionID}/accept-publication`, body),
    reject: (versionID: string, body: object = {}, client = reviewer) =>
      client.request('POST', `/api/page/version/${versionID}/reject-publication`, body),
    pageOf,
    versionOf: async (id: string) =>
      (await editor.request('GET', `/api/page/version/fetch/${id}`)).get<Record<string, unknown>>('data'),
    visit: (path: string) => app.client().request('GET', path),
    rows,
    states: async (page: At) => (await rows(page)).map(({ state }) => state),
    /** Why each version of a page is there, newest first. */
    reasons: async ({ id }: At) =>
      (await editor.request('GET', `/api/page/${id}/versions`))
        .get<{ readonly reason: string }[]>('data.items')
        .map(({ reason }) => reason),
    later: (minutes: number) => app.setClock(new Date(app.app.now().getTime() + minutes * 60_000)),
    changeTitle: async (page: At, title: string): Promise<string> => {
      const { pageVersionID, revision } = await pageOf(page);
      const answer = await editor.request('POST', `/api/page/version/${String(pageVersionID)}/store`, { revision, title });
      expectSuccess(answer);
      return answer.get('pageVersionID');
    },
    draft: (title = 'Een') => buildPage(app, { title, blocks: { 'text-1': text(title) } }),
    /** Somebody with a permission in one locale alone. */
    only: async (name: string, locale: string) =>
      signIn(app, await buildUser(app, { permissions: [{ name, parameters: { locales: [locale] } }] })),
  };
}
