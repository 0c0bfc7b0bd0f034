/** The menus of header and footer. */
export const menus = {
  main: {
    label: 'Main navigation',
    help: 'In the header of every page. What lies below an item shows in the menu of small screens, and inside its section.',
    levels: 2,
  },
  action: { label: 'Button in the header', help: 'At the end of the main navigation. One item is enough.', levels: 1 },
  search: {
    label: 'Search page',
    help: 'The page with the search. Its label names the field in the header of every page. One item is enough.',
    levels: 1,
  },
  footer: { label: 'Footer', help: 'Each item at the top is a column; its links lie below it.', levels: 2 },
  legal: { label: 'Last line of the footer', help: 'The texts that the law asks for.', levels: 1 },
};
