import type { TextKey } from '#admin/messages/message-key.ts';

/** What the rules ask for that texts and images break most often, in words for who writes. The others say it themselves, in English. */
export const accessRuleTexts: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['area-alt', 'access.rule.areaAlt'],
  ['button-name', 'access.rule.buttonName'],
  ['color-contrast', 'access.rule.contrast'],
  ['empty-heading', 'access.rule.emptyHeading'],
  ['empty-table-header', 'access.rule.emptyTableHeader'],
  ['frame-title', 'access.rule.frameTitle'],
  ['heading-order', 'access.rule.headingOrder'],
  ['identical-links-same-purpose', 'access.rule.identicalLinks'],
  ['image-alt', 'access.rule.imageAlt'],
  ['image-redundant-alt', 'access.rule.redundantAlt'],
  ['label', 'access.rule.label'],
  ['landmark-unique', 'access.rule.landmarkUnique'],
  ['link-in-text-block', 'access.rule.linkInText'],
  ['link-name', 'access.rule.linkName'],
  ['p-as-heading', 'access.rule.bold'],
  ['page-has-heading-one', 'access.rule.headingOne'],
  ['svg-img-alt', 'access.rule.drawingAlt'],
  ['target-size', 'access.rule.targetSize'],
  ['video-caption', 'access.rule.captions'],
]);
