import { defineModule } from '../../contract/module.ts';

/** What is looked at before a page goes live. */
export const checks = defineModule({
  id: 'checks',
  permissions: {
    'waive-checks': {
      label: 'Waive checks that prevent publication',
      scope: 'content',
      implies: ['view-page'],
      firstRoles: ['publisher'],
    },
  },
  health: {
    held: {
      label: 'Drafts held up by checks',
      help: 'Pages with changes that cannot go live until what a check found is mended, or waived. Looked at every ten minutes.',
    },
  },
  checks: {
    images: {
      label: 'Image descriptions',
      help: 'Images without a description, and descriptions that are the name of a file: who cannot see them learns nothing.',
    },
    links: {
      label: 'Links',
      help: 'Links to pages that visitors cannot find, to places that are not on them, and to addresses without encryption.',
    },
    'link-texts': {
      label: 'Words of links',
      help: 'Links that say “click here” and the like, or nothing: read apart from their sentence, nobody knows where they lead.',
    },
    headings: {
      label: 'Headings',
      help: 'Headings without words, skipped levels and more than one main heading: people find their way by them.',
    },
    'search-result': {
      label: 'Search result',
      help: 'A title and a description for search engines that are missing, too short or cut off.',
    },
    'empty-blocks': { label: 'Empty blocks', help: 'Blocks in which nothing was written or chosen.' },
    placeholders: { label: 'Placeholders', help: 'Words that hold a place for others: “lorem ipsum”, “XXX”, “text follows”.' },
  },
  errors: {
    G_75: { status: 400, text: 'has no description, and is not marked as decorative.' },
    G_76: { status: 400, text: 'is described by the name of its file, which says nothing.' },
    G_77: { status: 400, text: 'leads to a page that visitors cannot find.' },
    G_78: { status: 400, text: 'leads to a place that is not on the page.' },
    G_79: { status: 400, text: 'leads to an address without encryption (http).' },
    G_80: { status: 400, text: 'has a link whose words do not say where it leads.' },
    G_81: { status: 400, text: 'has a link without words.' },
    G_82: { status: 400, text: 'has a heading that skips a level.' },
    G_83: { status: 400, text: 'has another main heading: a page has one.' },
    G_84: { status: 400, text: 'has a heading without words.' },
    G_85: { status: 400, text: 'is missing: search engines show the title of the page.' },
    G_86: { status: 400, text: 'is longer than search engines show: 60 characters.' },
    G_87: { status: 400, text: 'is missing: search engines choose words of the page.' },
    G_88: { status: 400, text: 'should have 50 to 160 characters: search engines cut off the rest.' },
    G_89: { status: 400, text: 'is empty: visitors see nothing of this block.' },
    G_90: { status: 400, text: 'has words that hold a place for others.' },
    G_91: { status: 400, text: 'This check could not be made.' },
    G_92: { status: 404, text: 'This waiver does not exist, or was taken back.' },
  },
  audit: {
    actions: {
      'page.revoke-waiver': 'Take back a waiver',
      'page.waive-check': 'Waive a check',
    },
    fields: {
      findings: 'Findings',
      waived: 'Check',
      waiver: 'Waiver',
      waiverRevoked: 'Check',
    },
  },
});
