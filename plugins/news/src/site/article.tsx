import type { PropsOf } from '@lectern/core';
import type { PageTypeViews } from '@lectern/core/site';
import type { news } from '../manifest.ts';
import type { NewsOptions } from '../options.ts';
import { ArticleIntro } from './article-intro.tsx';

/** Header and footer are those of the frame that the manifest names. */
const article: PageTypeViews<NewsOptions, PropsOf<(typeof news.pageTypes)['article']>> = { intro: ArticleIntro };
export default article;
