import { visitor } from '#server/kernel/actor.ts';
import type { PageSource } from '../../page-source.ts';
import { MissingAnswer } from '../missing-answer.ts';
import type { SourceAnswer, SourceQuestion } from './source-question.ts';

async function askSource(source: PageSource, question: SourceQuestion): Promise<SourceAnswer['value']> {
  switch (question.ask) {
    case 'view':
      return (await source.view(question.path, question.search)) ?? null;
    case 'find':
      return (await source.find(question.path)) ?? null;
    case 'leading':
      return (await source.leading(question.spellings)) ?? null;
    case 'load': {
      const { path, search, key, query, cookie } = question;
      const view = await source.view(path, search);
      // Who has a session, or posts, is answered where the database is.
      return view ? source.loadFor(view, key, { actor: visitor, query, cookie: cookie ?? undefined, posted: undefined }) : null;
    }
  }
}

/** Answers what a process without a database asks; null for nothing. */
export async function answerSource(source: PageSource, question: SourceQuestion): Promise<SourceAnswer['value']> {
  try {
    return await askSource(source, question);
  } catch (error) {
    if (error instanceof MissingAnswer) return null;
    throw error;
  }
}
