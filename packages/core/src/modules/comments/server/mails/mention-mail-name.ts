/** Name of the mail to somebody whom a comment mentions. */
export const mentionMailName = 'comment-mention';
