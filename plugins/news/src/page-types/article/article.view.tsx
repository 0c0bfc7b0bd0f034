import type { PropsOf } from '@lectern/core';
import type { PageTypeViews } from '@lectern/core/site';
import type { NewsOptions } from '../../options.ts';
import { ArticleIntro } from './article-intro.view.tsx';
import type { article } from './article.page-type.ts';

/** Header and footer are those of the layout that the manifest names. */
const views: PageTypeViews<NewsOptions, PropsOf<typeof article>> = { intro: ArticleIntro };
export default views;
