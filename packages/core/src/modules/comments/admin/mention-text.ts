import type { CommentPerson } from '../comments.calls.ts';
import { withoutMarks } from '#contract/fold-text.ts';

/** Characters after an `@` that may be a name. */
const longestTerm = 40;

/** A name that is being typed. */
export interface Mentioning {
  /** Where its `@` stands. */
  readonly from: number;
  readonly term: string;
}

/** The name that is being typed before the caret; undefined where none is. An address of mail is none. */
export function mentioningAt(text: string, caret: number): Mentioning | undefined {
  const from = text.lastIndexOf('@', caret - 1);
  if (caret < 1 || from < 0 || caret - from > longestTerm || /[\p{L}\p{N}]/u.test(text[from - 1] ?? '')) return undefined;
  const term = text.slice(from + 1, caret);
  return /^\s|\n/.test(term) ? undefined : { from, term };
}

/** What somebody is called in a comment that is being written: with their number where another has the same name. */
export const calledAs = ({ id, name }: CommentPerson, people: readonly CommentPerson[]): string =>
  people.some((other) => other.id !== id && other.name === name) ? `${name} (${id})` : name;

const folded = (text: string): string => withoutMarks(text).toLowerCase();

/** People whose name, or a later part of it, begins with what is typed. Nobody once the name is complete and goes on. */
export function peopleFor(term: string, people: readonly CommentPerson[]): readonly CommentPerson[] {
  const wanted = folded(term);
  return people.filter((person) => {
    const name = folded(calledAs(person, people));
    return name.startsWith(wanted) || name.split(/[\s-]+/).some((part, index) => index > 0 && part.startsWith(wanted));
  });
}

/** The text with somebody mentioned in the place of what was typed, and where the caret goes. */
export function withMention(
  text: string,
  { from, caret }: { readonly from: number; readonly caret: number },
  name: string,
): { readonly text: string; readonly caret: number } {
  const after = text.slice(caret);
  const mention = `@${name}${/^\s/.test(after) ? '' : ' '}`;
  return { text: text.slice(0, from) + mention + after, caret: from + mention.length + (/^\s/.test(after) ? 1 : 0) };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A comment as it is sent: the names of people after an `@` are mentions of them. */
export function toStored(text: string, people: readonly CommentPerson[]): string {
  const ids = new Map(people.map((person) => [calledAs(person, people), person.id]));
  const names = [...ids.keys()].sort((one, other) => other.length - one.length);
  if (names.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])@(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(pattern, (_, name: string) => `@[${ids.get(name) ?? ''}]`);
}
