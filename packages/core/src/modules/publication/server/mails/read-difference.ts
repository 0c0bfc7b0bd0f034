import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import type { AdminLanguage } from '#contract/admin-language.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Page } from '#modules/pages/server/public.ts';
import type { PublicationRequest } from '../publication-request.entity.ts';
import { readContents } from '../read-review.ts';
import { differenceLines } from './difference-lines.ts';

/** What a mail says of the content that was requested. */
export interface RequestedDifference {
  readonly title: string;
  /** Visitors do not read the page yet. */
  readonly isNew: boolean;
  /** What would change for them, in words. */
  readonly lines: readonly string[];
}

/** Those of the last requests: one request goes to many reviewers, and what is live or requested of a page never changes. */
const kept = new LRUCache<string, Promise<RequestedDifference | undefined>>({ max: 40 });

async function compare(
  { app, em, page }: DifferenceContext,
  request: Pick<PublicationRequest, 'pageID' | 'versionID'>,
  language: AdminLanguage,
): Promise<RequestedDifference | undefined> {
  const contents = await readContents(app, em, request);
  if (!contents) return undefined;
  const { before, after } = contents;
  const lines = before ? differenceLines(app, page.type, { before, after }, language) : [];
  return { title: after.title, isNew: before === undefined, lines };
}

interface DifferenceContext {
  readonly app: Lectern;
  readonly em: SqlEntityManager;
  readonly page: Page;
}

/** What a request would change for visitors, compared once for all mails about it; undefined where its version is gone. */
export function readDifference(
  context: DifferenceContext,
  request: Pick<PublicationRequest, 'pageID' | 'versionID'>,
  language: AdminLanguage,
): Promise<RequestedDifference | undefined> {
  const key = `${String(context.page.publishedVersionID)} ${request.versionID} ${language}`;
  const known = kept.get(key);
  if (known) return known;
  const found = compare(context, request, language);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}
