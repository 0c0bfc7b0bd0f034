import type { BlockDefinition } from '#contract/block.ts';

/** Controls of what is shown beside a text. */
const pictured = ['list', 'group', 'image', 'video', 'file', 'link'];

/** Whether all that a type of block shows is running text: whoever writes it looks at the words, not at the page. */
export const isText = ({ fields }: Pick<BlockDefinition, 'fields'>): boolean => {
  const all = Object.values(fields);
  // A control of a plugin that holds words is one of running text.
  const isRunning = all.some(({ editor, text }) => editor.control.includes('/') && text !== undefined);
  return isRunning && all.every(({ editor }) => !pictured.includes(editor.control));
};
