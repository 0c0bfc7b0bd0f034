export { addComment } from './commands/add-comment.command.ts';
export type { AddCommentInput } from './commands/add-comment.command.ts';
export { replyToComment } from './commands/reply-to-comment.command.ts';
