/** Name of the mail about pages that are to be looked at again. */
export const dueMailName = 'pages-to-review';
