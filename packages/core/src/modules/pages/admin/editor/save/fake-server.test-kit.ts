import type { Client } from '#client/create-client.ts';
import type { Failure, Result } from '#client/result.ts';
import type { MergeOf } from '#modules/pages/edits/merge-of.ts';
import { asMerged, mergeOperations } from '#modules/pages/edits/merge-operations.ts';
import { withValue } from '#modules/pages/edits/operation.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import type { LiveState } from '#modules/pages/page.schema.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import type { LoadPage } from './edited-page.ts';

export const refusal = (status: number, code: string, property?: string): Failure => ({
  ok: false,
  status,
  message: '',
  errors: [{ code, ...(property ? { property } : {}) }],
});

/** A call as it came in. */
interface SentEdit {
  readonly revision: number;
  readonly client: string;
  readonly sequence: number;
  readonly operations: readonly Operation[];
  readonly keepsFormer?: boolean;
}

interface WrittenEdit extends SentEdit {
  readonly written: number;
}

/** What a test decides of a call before the server looks at it, and after it. */
export interface Weather {
  /** Refuses it unseen. */
  readonly before?: (address: string, body: object) => Failure | undefined;
  /** Loses its answer. */
  readonly after?: (address: string) => Failure | undefined;
  /** Which fields are made of parts. Default: none. */
  readonly mergeOf?: MergeOf;
  /** Milliseconds of each call. */
  readonly delay?: number;
  readonly refuse?: (content: PageContent) => Failure | undefined;
  readonly publish?: Failure | undefined;
  /** What visitors read at first. Default: nothing. */
  readonly live?: LiveState;
  readonly warnings?: readonly { readonly property: string; readonly code: string }[];
}

export const notLive: LiveState = { publishedVersionID: null, publishedID: null, livePath: null, hasUnpublishedChanges: true };

/** When everybody made their edits. */
export const editedAt = '2026-11-20T09:12:00.000Z';

// Waits: the server is as slow as the test wants it.
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One page on a server that keeps its edits as the real one does, in memory. */
export function createFakeServer(start: PageContent, weather: Weather = {}) {
  const log: WrittenEdit[] = [];
  const contents: PageContent[] = [start];
  let revision = 1;
  let slug = '/a';
  let live = weather.live ?? notLive;
  const versions: { readonly id: string; readonly content: PageContent }[] = [];
  const slugs: string[] = [];
  const sent: SentEdit[] = [];
  const present = (): PageContent => contents.at(-1) ?? start;
  const since = (base: number, client?: string): readonly WrittenEdit[] =>
    log.filter((edit) => edit.written > base && edit.client !== client);
  /** As the real server tells what others did, to one whose own operations were written down. */
  const told = (others: readonly WrittenEdit[], written: readonly Operation[] = []) => ({
    operations: asMerged(
      others.flatMap(({ operations }) => operations),
      written,
    ),
    authors: others.flatMap(({ operations, keepsFormer = false }) =>
      operations.length > 0
        ? [{ by: { id: 9, name: 'Hester' }, at: editedAt, isChoice: keepsFormer, operations: operations.length }]
        : [],
    ),
  });
  const at = () => ({ pageID: 'p', pageVersionID: `v${versions.length + 1}`, revision });
  const freeze = (): void => void versions.push({ id: `v${versions.length + 1}`, content: present() });

  /** Somebody's edit, written with the next revision, or refused as the real server does. */
  function edit(body: SentEdit): Result<unknown> {
    sent.push(body);
    const same = log.find(({ client, sequence }) => client === body.client && sequence === body.sequence);
    if (same) {
      const others = log.filter(
        ({ written, client }) => written > body.revision && written <= same.written && client !== body.client,
      );
      return { ok: true, data: { ...at(), revision: same.written, ...told(others, same.operations) } };
    }
    const last = Math.max(0, ...log.filter(({ client }) => client === body.client).map(({ sequence }) => sequence));
    if (last > 0 && body.sequence !== last + 1) return refusal(400, 'V_12', 'sequence');
    if (body.revision > revision) return refusal(400, 'V_12', 'revision');
    const others = since(body.revision, body.client);
    const theirs = others.flatMap(({ operations }) => operations);
    const merge = mergeOperations(present(), {
      mine: body.operations,
      theirs,
      ...(weather.mergeOf ? { mergeOf: weather.mergeOf } : {}),
    });
    if (merge.kind === 'invalid') return refusal(400, 'V_12', merge.property);
    if (merge.kind === 'conflict')
      return {
        ...refusal(409, 'G_03'),
        data: { conflicts: merge.conflicts.map((one) => ({ ...one, by: { id: 9, name: 'Hester' }, at: editedAt })) },
      };
    const refused = weather.refuse?.(merge.content);
    if (refused) return refused;
    if (body.keepsFormer) freeze();
    revision += 1;
    contents.push(merge.content);
    const operations = merge.operations.map((one) => (one.op === 'set' ? withValue(one, one.value) : one));
    log.push({ ...body, operations, written: revision });
    return { ok: true, data: { ...at(), ...told(others, operations) } };
  }

  const served: Readonly<Record<string, (body: never) => Result<unknown>>> = {
    [pageCalls.edit]: edit,
    [pageCalls.store](body: { revision: number }) {
      if (body.revision !== revision) return refusal(409, 'G_03');
      revision += 1;
      log.push({ revision: body.revision, client: `store ${revision}`, sequence: 0, operations: [], written: revision });
      freeze();
      return { ok: true, data: { ...at(), warnings: weather.warnings ?? [] } };
    },
    [pageCalls.presence](body: { client: string; revision: number }) {
      return { ok: true, data: { people: [], ...at(), ...told(since(body.revision, body.client)), live } };
    },
    [pageCalls.save]({ slug: wanted }: { slug: string }) {
      if (wanted === '/taken') return refusal(409, 'V_06', 'slug');
      slugs.push(wanted);
      slug = wanted;
      return { ok: true, data: { slug, path: slug, livePath: '/a' } };
    },
    [pageCalls.publish](body: { revision: number }) {
      if (body.revision !== revision) return refusal(409, 'G_03');
      if (weather.publish) return weather.publish;
      const published = { publishedVersionID: 'v', publishedID: 'p' };
      live = { ...published, livePath: '/moved', hasUnpublishedChanges: false };
      return { ok: true, data: { ...published, path: '/moved', updatedPages: [] } };
    },
    [pageCalls.unpublish]() {
      live = notLive;
      return { ok: true, data: undefined };
    },
  };
  const call = async (address: string, { body }: { readonly body?: object }): Promise<Result<unknown>> => {
    if (weather.delay) await pause(weather.delay);
    // As over the wire: nobody shares an object with the server.
    const copy = structuredClone(body ?? {});
    const result = weather.before?.(address, copy) ?? served[address]?.(copy as never) ?? refusal(404, 'G_04');
    return weather.after?.(address) ?? structuredClone(result);
  };
  const load: LoadPage = async () => ({
    ok: true,
    data: { document: { ...structuredClone(present()), slug }, ...at() },
  });
  return {
    client: { call: call as Client['call'] },
    load,
    edit,
    present,
    revision: () => revision,
    /** Somebody else publishes the page, or takes it from the site. */
    becomes(next: LiveState) {
      live = next;
    },
    /** What came in, again and again where it was sent again. */
    sent,
    slugs,
    versions,
  };
}
