import { defineCommand } from '#server/kernel/command.ts';
import type { PrepareContext } from '#server/kernel/command.ts';
import { checkContent } from '../content/check-content.ts';
import { emptySeo } from '../../content.schema.ts';
import type { IncomingBlock } from '../../content.schema.ts';
import { newPageConflicts, placeNewPage, writeNewPage } from './new-page.ts';
import type { CreatedPage, NewPlace, PreparedPage } from './new-page.ts';
import { starterContent } from './starter-content.ts';

export interface CreatePageInput extends NewPlace {
  readonly title: string;
  /** Blocks of the first version. Default: those that the page type starts with. */
  readonly content?: Readonly<Record<string, IncomingBlock>> | undefined;
  /** Keys in page order; blocks that it does not name follow. */
  readonly blockOrder?: readonly string[] | undefined;
  /** Own data; what it leaves out begins as the page type says. */
  readonly typeData?: Readonly<Record<string, unknown>> | undefined;
}

async function prepare(context: PrepareContext, input: CreatePageInput): Promise<() => Promise<PreparedPage>> {
  const { app, actor } = context;
  const page = await placeNewPage(context, input);
  const start = starterContent(app, input.type);
  const check = {
    app,
    em: app.orm.em.fork(),
    type: input.type,
    content: {
      title: input.title,
      typeData: { ...start.typeData, ...input.typeData },
      blocks: input.content ?? start.blocks,
      blockOrder: input.blockOrder,
      seo: emptySeo,
    },
    stored: undefined,
    level: 'draft',
    takesUnknown: actor.kind === 'system',
  } as const;
  return async () => ({ page, content: await checkContent(check) });
}

/** Makes a page and its first version. */
export const createPage = defineCommand<CreatePageInput, CreatedPage, PreparedPage>(
  'page.create',
  (context, _, prepared) => writeNewPage(context, prepared),
  { prepare, conflicts: newPageConflicts },
);
