import { SaxesParser } from 'saxes';
import { CalendarFailure } from './calendar-failure.ts';

/** Elements within elements: answers have seven. */
const deepest = 20;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The calendars in an answer of CalDAV (RFC 4791), as they stand in it. Refuses what is no such answer, what declares a type or
 * entities, and what the server left incomplete.
 */
export function calendarTexts(answer: string): readonly string[] {
  const parser = new SaxesParser();
  const above: string[] = [];
  const texts: string[] = [];
  let text = '';
  const refuse = (): never => {
    throw new CalendarFailure('unreadable');
  };
  parser.on('error', refuse);
  // Whoever declares entities wants them to grow, or to be fetched.
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name }) => {
    above.push(localName(name));
    if (above.length > deepest || above[0] !== 'multistatus') refuse();
    text = '';
  });
  const read = (part: string): void => void (text += part);
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', () => {
    const name = above.pop();
    // More events than the server gives at once.
    if (name === 'status' && / 507 /.test(text)) throw new CalendarFailure('too-much');
    if (name === 'calendar-data' && text.trim() !== '') texts.push(text);
  });
  parser.write(answer).close();
  return texts;
}
