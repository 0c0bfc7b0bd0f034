import { safeHref } from '@lectern/core';
import { expect } from 'chai';
import { isCleanText } from '../document/clean-text.ts';
import { repairRichText } from '../document/repair-rich-text.ts';
import { richTextSchema } from '../document/rich-text-schema.ts';
import { seedCount } from '../document/seed-count.test-kit.ts';
import { toMarkdown } from '../document/to-markdown.ts';
import { toPlainText } from '../document/to-plain-text.ts';
import { hostileValue } from './hostile-document.test-kit.ts';
import { elementsOf, testPage } from './read-html.test-kit.ts';
import { toHtml } from './to-html.ts';

const count = seedCount(10_000);
const harmless = new Set(
  'p h2 h3 h4 ul ol li blockquote hr figure picture source img svg circle path figcaption div section table caption thead tbody tr th td a strong em u s sub sup code span br'.split(
    ' ',
  ),
);
const executes = /^on|^style$|^srcdoc$|^formaction$|^xlink:/i;
const addresses = new Set(['href', 'src', 'srcset', 'action', 'poster']);
const draft = richTextSchema({ level: 'draft' });
const publish = richTextSchema({ level: 'publish' });

/** The dangers in a piece of HTML, as a browser would read it. */
function dangersIn(html: string): string[] {
  return elementsOf(html).flatMap(({ tagName, attrs }) => [
    ...(harmless.has(tagName) ? [] : [`<${tagName}>`]),
    ...attrs.flatMap(({ name, value }) => {
      if (executes.test(name)) return [`${tagName} ${name}`];
      return addresses.has(name) && safeHref(value) === undefined ? [`${tagName} ${name}=${value}`] : [];
    }),
  ]);
}

/** The addresses of links and images, as a reader of Markdown takes them: without the escapes. */
const linksOf = (markdown: string): string[] =>
  [...markdown.matchAll(/(?<!\\)\]\(([^)\s]*)\)/g)].map(([, href = '']) => href.replace(/\\([!-/:-@[-`{-~])/g, '$1'));

describe(`${count.toLocaleString('en')} hostile documents`, function () {
  this.timeout(300_000);

  it('execute nothing, and stop neither repair nor checks nor any of the three forms', () => {
    for (let seed = 0; seed < count; seed += 1) {
      const value = hostileValue(seed);
      const name = `seed ${seed}`;
      const { doc } = repairRichText(value);
      const issues = draft.safeParse(doc).error?.issues ?? [];
      // What is repaired can be stored, unless there is simply too much of it.
      expect(
        issues.filter((issue) => !('params' in issue && issue.params?.['limit'])),
        name,
      ).to.eql([]);
      draft.safeParse(value);
      publish.safeParse(value);
      const html = toHtml(value, testPage(value));
      expect(dangersIn(html), name).to.eql([]);
      expect(html.isWellFormed(), name).to.equal(true);
      expect(isCleanText(toPlainText(value)), name).to.equal(true);
      const markdown = toMarkdown(value);
      expect(markdown.isWellFormed(), name).to.equal(true);
      for (const href of linksOf(markdown)) expect(safeHref(href), `${name}: ${href}`).to.not.equal(undefined);
    }
  });
});
