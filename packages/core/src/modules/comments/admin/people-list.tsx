import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Avatar } from '#admin/ui/layout/avatar.tsx';
import type { CommentPerson } from '../comments.calls.ts';
import { calledAs } from './mention-text.ts';
import type { useMentions } from './use-mentions.ts';

interface PeopleListProps {
  readonly mentions: ReturnType<typeof useMentions>;
  readonly people: readonly CommentPerson[];
}

/** The people whose name is being typed. The field keeps the focus. */
export function PeopleList({ mentions, people }: PeopleListProps): ReactElement | null {
  const t = useText();
  const { offered, active, listID, optionID, choose } = mentions;
  if (offered.length === 0) return null;
  return (
    <div className="lc-mentionables" id={listID} role="listbox" tabIndex={-1} aria-label={t('comments.people')}>
      {offered.map((person, index) => (
        <div
          key={person.id}
          id={optionID(index)}
          role="option"
          className="lc-mentionable"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            choose(person);
          }}
        >
          <Avatar name={person.name} image={null} />
          {calledAs(person, people)}
        </div>
      ))}
    </div>
  );
}
