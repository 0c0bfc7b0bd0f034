// oxlint-disable-next-line no-control-regex -- these are the characters to be found
const forbidden = /[\u0000-\u0008\u000b\u000c\r\u000e-\u001f\u007f-\u009f]/;
// oxlint-disable-next-line no-control-regex -- as above, without the carriage return
const forbiddenAll = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Whether a text can be stored as JSON in a database and sent as HTML: no control characters, no half characters. */
export const isCleanText = (text: string): boolean => !forbidden.test(text) && text.isWellFormed();

/** The same text without what `isCleanText` refuses; line ends become `\n`. */
export const cleanText = (text: string): string =>
  isCleanText(text) ? text : text.replace(/\r\n?/g, '\n').replace(forbiddenAll, '').toWellFormed();
