import type { BlockViewProps, LinkedData } from '@lectern/core/site';
import { toPlainText } from '@lectern/rich-text';
import type { accordion } from './accordion.block.ts';

/** Questions with their answers. The page that has them is a page of such, whatever else it is. */
const linkedQuestions: LinkedData<Pick<BlockViewProps<typeof accordion>, 'props'>> = ({ props }, ids) => [
  {
    '@type': 'FAQPage',
    '@id': ids.page,
    mainEntity: props.items.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(body) },
    })),
  },
];

export default linkedQuestions;
