import type { AccessFinding } from '../../contract/access-finding.ts';
import { keyAt } from './marks.ts';

/** Of the levels that the law asks for, and what axe advises beyond. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the preview itself, or the bar of a live page, put into the page. */
const own = ['marker', 'note', 'compared', 'bar', 'edit'].map((name) => [`lectern-${name}`]);
/** Characters of the words by which a place is known. */
const maxWords = 60;

const wordsOf = (element: Element | undefined): string => {
  const text = element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return text.length > maxWords ? `${text.slice(0, maxWords).toWellFormed().trimEnd()}…` : text;
};

/** Checks the page as it is drawn now. The checker is fetched with the first question: it is larger than everything else here. */
export async function checkAccess(): Promise<AccessFinding[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(
    { exclude: own },
    // What stands in frames is not the page's own, and nothing may be fetched from here.
    { runOnly: rules, resultTypes: ['violations'], elementRef: true, iframes: false, preload: false },
  );
  return violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map(({ element }) => ({ rule, help, key: keyAt(element ?? null) ?? null, words: wordsOf(element) })),
  );
}
