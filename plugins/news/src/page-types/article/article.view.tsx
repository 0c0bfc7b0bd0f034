import type { DataOf, PropsOf } from '@lectern/core';
import type { PageTypeViews } from '@lectern/core/site';
import type { NewsOptions } from '../../options.ts';
import { ArticleAside } from './article-aside.view.tsx';
import { ArticleIntro } from './article-intro.view.tsx';
import { ArticleOutro } from './article-outro.view.tsx';
import type { article } from './article.page-type.ts';

/** Header and footer are those of the layout that the manifest names. */
const views: PageTypeViews<NewsOptions, PropsOf<typeof article>, DataOf<typeof article>> = {
  intro: ArticleIntro,
  aside: ArticleAside,
  outro: ArticleOutro,
};
export default views;
