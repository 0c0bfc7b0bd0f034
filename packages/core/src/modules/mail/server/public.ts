export { mailLanguage } from './mail-language.ts';
export { isOvertaken } from './is-overtaken.ts';
export { queueMail } from './queue-mail.ts';
export { writeMail } from './write-mail.ts';
