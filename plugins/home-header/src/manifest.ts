import { defineBlock, definePlugin, draw, fields } from '@lectern/core';

const hero = defineBlock({
  label: 'Home header',
  description: 'The opening of the home page: a title, an action, and a stained-glass window for each audience.',
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
      help: 'Up to four. Each has a window of its own, in the order in which they stand here.',
      of: {
        kind: fields.select({
          label: 'Window',
          options: [
            { value: 'religious', label: 'Religious buildings (ruby, a church)' },
            { value: 'monuments', label: 'Monuments (amber, a windmill)' },
            { value: 'former', label: 'Former churches and monasteries (green, an arcade)' },
            { value: 'private', label: 'Private homes (blue, a stepped gable)' },
          ],
        }),
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
  summary: ({ title }) => title,
});

/** The home page header: a title, an action and up to four stained-glass windows, one for each audience. */
export const homeHeader = definePlugin({
  name: '@lectern/home-header',
  id: 'home-header',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { site: true },
  css: { site: true },
  blocks: { hero },
});

export { homeHeader as default };
