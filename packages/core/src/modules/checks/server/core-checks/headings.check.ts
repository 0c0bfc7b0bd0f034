import type { CheckFinding } from '#contract/check.ts';
import { found } from './find.ts';
import type { CoreCheck } from './find.ts';

/** Headings as they are drawn, because the view of a block says their levels. */
export const checkHeadings: CoreCheck = async (page) => {
  const { headings } = await page.draw();
  const findings: CheckFinding[] = [];
  let former = 1;
  let mainHeadings = 0;
  for (const { level, text, property } of headings) {
    if (level === 1) mainHeadings += 1;
    // What stands around the blocks is no editor's.
    if (property !== '') {
      if (text === '') findings.push(found('G_84', property));
      else if (level === 1 && mainHeadings > 1) findings.push(found('G_83', property, text));
      else if (level > former + 1) findings.push(found('G_82', property, text));
    }
    former = level;
  }
  return findings;
};
