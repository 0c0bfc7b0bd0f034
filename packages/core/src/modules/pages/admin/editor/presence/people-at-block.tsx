import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useCurrentUser } from '#admin/shell/app-context.ts';
import { Avatar } from '#admin/ui/layout/avatar.tsx';
import { useStorePart } from '#admin/ui/store/use-store.ts';
import { useEditorContext } from '../context/editor-context.ts';

/** Stands for the person themselves, in another window; no name is this. */
const selfSign = '\0';

/** Who else is at a block, each once. */
export function PeopleAtBlock({ blockKey }: { readonly blockKey: string }): ReactElement | null {
  const t = useText();
  const user = useCurrentUser();
  const { people } = useEditorContext();
  // A text, which is the same where the people are.
  const lines = useStorePart(people, (all) => {
    const here = all.filter(({ block }) => block === blockKey);
    return [...new Map(here.map(({ userID, name }) => [userID, userID === user.ID ? selfSign : name])).values()].join('\n');
  });
  if (lines === '') return null;
  const found = lines.split('\n');
  const [isSelf, others] = [found.includes(selfSign), found.filter((name) => name !== selfSign)];
  const names = isSelf ? [...others, user.name] : others;
  const text = [
    ...(others.length > 0 ? [t('presence.atBlock', { names: others.join(', ') })] : []),
    ...(isSelf ? [t('presence.selfAtBlock')] : []),
  ].join(' · ');
  return (
    <span className="lc-block__people" title={text}>
      {names.slice(0, 2).map((name, index) => (
        <Avatar key={`${index} ${name}`} name={name} image={null} />
      ))}
      <span className="lc-hidden">{text}</span>
    </span>
  );
}
