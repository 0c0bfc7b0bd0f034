import { defineBlock, draw, fields, loads } from '@lectern/core';
import type { HeroData } from './hero-data.types.ts';

const name = fields.text({ label: 'Drawing', maxLength: 40, search: false });

/** The name of one of the drawings that the site has. Its control offers those. */
const kind: typeof name = { ...name, editor: { ...name.editor, control: 'home-header/drawing' } };

export const hero = defineBlock({
  label: 'Home header',
  description: 'The opening of the home page: a title, an action, and a drawing for each audience.',
  icon: 'church',
  group: 'Layout',
  preview: {
    ground: draw.bar(4, 6, 88, 46),
    title: draw.bar(10, 16, 26, 5) + draw.bar(10, 24, 20, 5),
    accent: draw.bar(10, 36, 18, 8),
    picture: [42, 54, 66, 78].map((x) => `M${x} 46V26c0-6 2-10 5-13 3 3 5 7 5 13v20z`).join(''),
  },
  version: 1,
  fields: {
    title: fields.text({
      label: 'Title',
      required: true,
      maxLength: 80,
      search: 'A',
      help: 'The one large heading of the page. Up to eight words read best.',
    }),
    intro: fields.textarea({
      label: 'Introduction',
      maxLength: 300,
      rows: 3,
      search: 'B',
      help: 'One or two sentences below the title.',
    }),
    action: fields.link({
      label: 'Main action',
      hasLabel: true,
      help: 'The one thing a visitor should do here, shown as a button.',
    }),
    audiences: fields.list({
      label: 'Audiences',
      itemLabel: 'Audience',
      max: 4,
      help: 'Up to four, with their drawings in the order in which they stand here.',
      of: {
        kind,
        title: fields.text({ label: 'Title', required: true, maxLength: 80, search: 'B' }),
        text: fields.textarea({ label: 'Text', maxLength: 160, rows: 2 }),
        link: fields.link({
          label: 'Link',
          required: true,
          help: 'Its text stands below the audience; a text of the site’s language when left empty.',
        }),
      },
    }),
  },
  load: loads<HeroData>(),
  summary: ({ title }) => title,
});
