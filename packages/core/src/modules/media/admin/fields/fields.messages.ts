/** Messages of the fields that hold media. */
export const mediaFieldMessages = {
  'image.upload': 'Upload',
  'image.choose': 'Choose from the library',
  'image.chooseMany': 'Choose several',
  'image.noRoom': 'The list is full.',
  'image.replace': 'Replace…',
  'image.crop': 'Crop…',
  'image.none': 'No image',
  'image.gone': 'This file is not in the library any more',
  'image.noAlt': 'No alternative text yet',
  'image.cropped': 'cropped to {{width}} × {{height}} px',
  'image.drop': 'Drop an image here, or choose one',
  'image.alt': 'Alternative text',
  'image.altHelp': 'Say what the picture shows to somebody who cannot see it.',
  'image.decorative': 'Decorative: it says nothing that the text does not say',
  'image.unnamed': 'Chosen image',
  'image.size': '{{width}} × {{height}} px',
  'image.missing': 'The picture cannot be shown',

  'file.none': 'No document',

  'video.none': 'No video',
  'video.title': 'Title',
  'video.titleHelp': 'Stands on the video before it plays.',

  'file.label': 'Text of the link',
  'file.chosen': 'A file of the media library',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly mediaFieldMessages: typeof mediaFieldMessages;
  }
}
