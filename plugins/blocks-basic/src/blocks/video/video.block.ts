import { defineBlock, draw, fields } from '@lectern/core';
import { blockWidth } from '../block-width.ts';

export const video = defineBlock({
  label: 'Video',
  description: 'A video of Vimeo or YouTube, or a moving image. Nothing is asked of the host before a visitor plays it.',
  icon: 'circle-play',
  group: 'Media',
  preview: { picture: draw.bar(8, 6, 80, 45), accent: 'M41 19v19l16-9.5z', text: draw.bar(8, 54, 40, 2.5) },
  version: 1,
  fields: {
    video: fields.video({
      label: 'Video',
      required: true,
      help: 'Give it a poster in the media library: that is what visitors see first.',
    }),
    caption: fields.text({ label: 'Caption', search: 'D' }),
    transcript: fields.textarea({
      label: 'Transcript',
      maxLength: 20_000,
      rows: 6,
      help: 'What is said and shown, for whoever cannot hear or see it. Opens below the video.',
    }),
    size: blockWidth(),
  },
  summary: ({ video: value, caption }) => value?.title || caption,
});
