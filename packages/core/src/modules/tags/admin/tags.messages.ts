/** Messages of the screen of tags. */
export const tagsMessages = {
  'tagList.title': 'Tags',
  'tagList.count_one': '{{count}} tag',
  'tagList.count_other': '{{count}} tags',
  'tagList.new': 'New tag',
  'tagList.search': 'Search tags by any of their names',
  'tagList.empty': 'No tags yet',
  'tagList.emptyText': 'Tags tie pages and files together. They are made here, or while one tags a page or a file.',
  'tagList.term': 'Name',
  'tagList.visibility': 'Who reads it',
  'tagList.everybody': 'Everybody',
  'tagList.staff': 'Staff',
  'tagList.synonyms': 'Other names',
  'tagList.pages': 'Pages',
  'tagList.files': 'Files',
  'tagList.showPages_one': 'Show the {{count}} page with {{name}}',
  'tagList.showPages_other': 'Show the {{count}} pages with {{name}}',
  'tagList.showFiles_one': 'Show the {{count}} file with {{name}}',
  'tagList.showFiles_other': 'Show the {{count}} files with {{name}}',
  'tagList.all': 'Public and private',
  'tagList.public': 'Public',
  'tagList.privateOnes': 'Private',
  'tagList.filter': 'Who reads it: {{name}}',

  'tag.isPrivate': 'Private',
  'tag.isPrivateHelp': 'Only who is signed in reads a private tag. Visitors do not.',
  'tag.synonymsHelp': 'Between commas. The tag is found by them, and no other tag can be called so.',
  'tag.saved': 'Tag {{name}} saved',
  'tag.usage': 'Where it is used',
  'tag.usageNone': 'Nothing has this tag.',
  'tag.usageFailed': 'Where it is used could not be loaded.',
  'tag.inBlock': 'In a block',
  'tag.files_one': '{{count}} file of the media library',
  'tag.files_other': '{{count}} files of the media library',
  'tag.others_one': '{{count}} setting',
  'tag.others_other': '{{count}} settings',
  'tag.merge': 'Merge',
  'tag.mergeInto': 'Merge into another tag',
  'tag.mergeHelp': 'What has this tag shows the other one from then on, and this name finds the other one.',
  'tag.mergeTitle': 'Merge {{name}} into {{other}}?',
  'tag.mergeText': 'Pages and files that have {{name}} show {{other}} at once. This cannot be taken back.',
  'tag.mergeShows':
    'Pages and files that have {{name}} show {{other}} at once, and visitors read it there. This cannot be taken back.',
  'tag.merged': '{{name}} is merged into {{other}}',
  'tag.delete': 'Delete',
  'tag.deleteTitle': 'Delete the tag {{name}}?',
  'tag.deleteText': 'Nothing has it now. Old versions of pages that had it go without.',
  'tag.deleted': 'Tag {{name}} deleted',
  'tag.inUse': 'Something has this tag. Merge it into another one, or take it off first.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly tagsMessages: typeof tagsMessages;
  }
}
