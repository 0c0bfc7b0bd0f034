import { changed, defineBlock, fields, linkReferences, rewriteTarget, rewriteText, within, z } from '@lectern/core';

const sign = z.strictObject({ to: z.string().max(200), words: z.string().max(200) });

/** A field of the plugin's own that leads somewhere and says something. */
export const signpost = defineBlock({
  label: 'Probe signpost',
  version: 1,
  fields: {
    sign: fields.custom<z.output<typeof sign>>({
      label: 'Sign',
      control: 'probe/shade',
      schema: sign,
      draft: sign,
      initial: { to: '/', words: '' },
      references: ({ to }) => linkReferences({ href: to }),
      text: ({ words }) => [{ text: words, weight: 'C' }],
      rewrite(value, rewriting) {
        const target = rewriteTarget({ href: value.to }, rewriting);
        const words = rewriteText(value.words, within(rewriting, 'words'));
        return changed(value, { words, ...('href' in target ? { to: target.href } : {}) });
      },
    }),
  },
});
