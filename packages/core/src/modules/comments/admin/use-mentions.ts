import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, TextareaHTMLAttributes } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import type { CommentPerson } from '../comments.calls.ts';
import { calledAs, mentioningAt, peopleFor, withMention } from './mention-text.ts';
import { isComposing } from '#contract/is-composing.ts';

/** People who are offered at a time. */
const maxOffered = 8;
const nobody: readonly CommentPerson[] = [];

interface MentionsOptions {
  readonly text: string;
  readonly people: readonly CommentPerson[];
  /** Puts a text into the field, and the caret at a place of it. */
  readonly onWrite: (text: string, caret: number) => void;
}

interface Mentions {
  /** Who is offered; nobody while no name is being typed. */
  readonly offered: readonly CommentPerson[];
  readonly active: number;
  readonly listID: string;
  readonly optionID: (index: number) => string;
  readonly choose: (person: CommentPerson) => void;
  /** To be told of each move of the caret. */
  readonly onCaret: (caret: number) => void;
  /** True where the key was the list's. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly fieldProps: TextareaHTMLAttributes<HTMLTextAreaElement>;
}

/** Offers people while a name is typed after an `@`: arrows move, Enter or Tab chooses, Escape leaves the words as they are. */
export function useMentions({ text, people, onWrite }: MentionsOptions): Mentions {
  const t = useText();
  const base = useId();
  const [caret, setCaret] = useState(0);
  const [wanted, setWanted] = useState(0);
  /** Where an `@` stands that is done with. */
  const [settled, setSettled] = useState<number>();
  const typed = mentioningAt(text, Math.min(caret, text.length));
  const offered = typed && typed.from !== settled ? peopleFor(typed.term, people).slice(0, maxOffered) : nobody;
  const active = Math.max(0, Math.min(wanted, offered.length - 1));
  const count = offered.length;
  useEffect(() => {
    if (count > 0) announce(t('comments.peopleFound', { count }));
  }, [count, t]);

  const choose = (person: CommentPerson): void => {
    if (!typed) return;
    const name = calledAs(person, people);
    const next = withMention(text, { from: typed.from, caret }, name);
    setSettled(typed.from);
    setCaret(next.caret);
    setWanted(0);
    onWrite(next.text, next.caret);
    announce(t('comments.mentioned', { name }));
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const current = offered[active];
    if (!current || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'ArrowDown') setWanted((active + 1) % count);
    else if (event.key === 'ArrowUp') setWanted((active - 1 + count) % count);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(current);
    else if (event.key === 'Escape') setSettled(typed?.from);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const optionID = (index: number): string => `${base}-${index}`;
  const isOpen = count > 0;
  return {
    offered,
    active,
    listID: `${base}-list`,
    optionID,
    choose,
    onCaret(next) {
      setCaret(next);
      // Another name is begun anew.
      if (mentioningAt(text, next)?.from !== typed?.from) setWanted(0);
    },
    onKey,
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? `${base}-list` : undefined,
      'aria-activedescendant': isOpen ? optionID(active) : undefined,
    },
  };
}
