/** Messages of the check for accessibility in the preview. */
export const accessMessages = {
  'access.check': 'Check accessibility',
  'access.checking': 'Checking the page…',
  'access.failed': 'The page could not be checked.',
  'access.none': 'Nothing found that hinders people',
  'access.found_one': '{{count}} thing hinders people',
  'access.found_other': '{{count}} things hinder people',
  'access.advice':
    'Advice: nothing of this keeps the page from being published. A program finds only a part of what hinders people.',
  'access.outdated': 'The page was changed since.',
  'access.around': 'Around the blocks',
  'access.times': '{{count}} times',
  'access.again': 'Check again',
  'access.close': 'Close',
  'access.rule.areaAlt': 'Describe each area of the image',
  'access.rule.buttonName': 'Give the button words',
  'access.rule.contrast': 'Let the words stand out more from what is behind them',
  'access.rule.emptyHeading': 'Write the heading, or take it away',
  'access.rule.emptyTableHeader': 'Write what the column or row is about',
  'access.rule.frameTitle': 'Say what is shown here',
  'access.rule.headingOrder': 'Let the heading be one level below the one above it at most',
  'access.rule.identicalLinks': 'Let links with the same words lead to the same place',
  'access.rule.imageAlt': 'Describe the image, or say that it is decorative',
  'access.rule.redundantAlt': 'Do not describe the image with the words beside it',
  'access.rule.label': 'Say what is to be filled in here',
  'access.rule.landmarkUnique': 'Give parts of the same kind names that differ',
  'access.rule.linkInText': 'Let the link be told from the words around it without its colour',
  'access.rule.linkName': 'Give the link words',
  'access.rule.bold': 'Make a heading of the bold line',
  'access.rule.headingOne': 'Begin the page with one main heading',
  'access.rule.drawingAlt': 'Describe the drawing',
  'access.rule.targetSize': 'Make what is pressed larger, or give it more room',
  'access.rule.captions': 'Give the film captions',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly accessMessages: typeof accessMessages;
  }
}
