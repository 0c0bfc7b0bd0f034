import type { CommandContext } from '#server/kernel/command.ts';
import { defineServiceKey } from '#server/kernel/service.ts';
import type { PageContent } from '../../edits/page-content.ts';
import type { Page } from '../page/page.entity.ts';

interface MadeTranslation {
  readonly page: Page;
  /** The page that was translated. */
  readonly sourceID: string;
  /** What both say: that of the latest version of the source. */
  readonly content: PageContent;
}

/** The port through which pages say that a page was made as a translation of another. */
export interface TranslationKeeper {
  /** In the transaction that makes the page. */
  begin(context: CommandContext, made: MadeTranslation): Promise<void>;
}

export const translationKeeper = defineServiceKey<TranslationKeeper>('pages/translation-keeper');
