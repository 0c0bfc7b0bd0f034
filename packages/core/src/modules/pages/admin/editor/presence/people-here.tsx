import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useCurrentUser } from '#admin/shell/app-context.ts';
import { Avatar } from '#admin/ui/layout/avatar.tsx';
import { announce } from '#admin/ui/overlay/announce.ts';
import { useStore } from '#admin/ui/store/use-store.ts';
import { useEditorContext } from '../context/editor-context.ts';

/** Who else has the page open, each once. */
export function PeopleHere(): ReactElement | null {
  const t = useText();
  const user = useCurrentUser();
  const people = useStore(useEditorContext().people);
  const others = [...new Map(people.map((person) => [person.userID, person])).values()];
  const names = others.map(({ userID, name }) => (userID === user.ID ? t('presence.self') : name)).join(', ');
  const told = useRef('');
  useEffect(() => {
    if (names !== '' && names !== told.current) announce(t('presence.here', { names }));
    told.current = names;
  }, [names, t]);
  if (others.length === 0) return null;
  return (
    <span className="lc-people" role="img" aria-label={t('presence.here', { names })} title={t('presence.here', { names })}>
      {others.slice(0, 4).map(({ userID, name }) => (
        <Avatar key={userID} name={name} image={null} />
      ))}
      {others.length > 4 && <span className="lc-people__more">+{others.length - 4}</span>}
    </span>
  );
}
