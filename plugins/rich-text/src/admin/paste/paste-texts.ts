import { defineMessages } from '@lectern/core/admin';
import manifest from '../../manifest.ts';

/** The texts about content that comes from somewhere else: a paste, or a Word file. */
export const t = defineMessages(manifest, {
  leftOut_one: '{{what}} was left out.',
  leftOut_other: '{{what}} were left out.',

  'dropped.image_one': '{{count}} image',
  'dropped.image_other': '{{count}} images',
  'dropped.frame_one': '{{count}} frame',
  'dropped.frame_other': '{{count}} frames',
  'dropped.media_one': '{{count}} video or sound',
  'dropped.media_other': '{{count}} videos or sounds',
  'dropped.drawing_one': '{{count}} drawing',
  'dropped.drawing_other': '{{count}} drawings',
  'dropped.formula_one': '{{count}} formula',
  'dropped.formula_other': '{{count}} formulas',
  'dropped.control_one': '{{count}} form control',
  'dropped.control_other': '{{count}} form controls',
  'dropped.link_one': '{{count}} link',
  'dropped.link_other': '{{count}} links',
  'dropped.comment_one': '{{count}} comment',
  'dropped.comment_other': '{{count}} comments',
  'dropped.deletion_one': '{{count}} deleted passage',
  'dropped.deletion_other': '{{count}} deleted passages',
  'dropped.contents_one': '{{count}} table of contents',
  'dropped.contents_other': '{{count}} tables of contents',
  'dropped.hidden_one': '{{count}} hidden passage',
  'dropped.hidden_other': '{{count}} hidden passages',
  'dropped.text_one': '{{count}} header or footer',
  'dropped.text_other': '{{count}} headers and footers',

  nested_one: 'A table inside a table stands below it now.',
  nested_other: '{{count}} tables inside tables stand below them now.',

  // Why each was left out and what can be done about it.
  'reason.image':
    'An image that is not on the clipboard cannot be read from it. Upload it, or import the document as a Word file.',
  'reason.frame': 'Frames show other sites.',
  'reason.media': 'Videos and sounds are added as blocks.',
  'reason.drawing': 'Drawings and charts: save them as an image and upload it.',
  'reason.formula': 'Formulas: save them as an image and upload it.',
  'reason.control': 'Buttons and fields of forms do nothing in a text.',
  'reason.link':
    'Links to addresses that visitors cannot follow, or to a place in the document that was copied. Their text was kept.',
  'reason.comment': 'Comments of reviewers are not for visitors.',
  'reason.deletion': 'Text that somebody deleted with changes being tracked.',
  'reason.contents': 'A table of contents names page numbers that a web page does not have.',
  'reason.hidden': 'Text that was hidden in the document.',
  'reason.nested': 'A cell holds lines of text, and no table.',
  'reason.text': 'Headers and footers stand on every sheet of paper. The site has its own.',
});
