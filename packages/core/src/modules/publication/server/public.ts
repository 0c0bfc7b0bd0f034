export { rejectPublication } from './commands/reject-publication.command.ts';
export { requestPublication } from './commands/request-publication.command.ts';
