import type { ReactElement } from 'react';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { Avatar } from '../../../../../admin/ui/layout/avatar.tsx';
import { useStorePart } from '../../../../../admin/ui/store/use-store.ts';
import { useEditorContext } from '../editor-context.ts';

/** Who else is at a block, each once. */
export function PeopleAtBlock({ blockKey }: { readonly blockKey: string }): ReactElement | null {
  const t = useText();
  const { people } = useEditorContext();
  // A text, which is the same where the people are.
  const lines = useStorePart(people, (all) => {
    const here = all.filter(({ block }) => block === blockKey);
    return [...new Map(here.map(({ userID, name }) => [userID, name])).values()].join('\n');
  });
  if (lines === '') return null;
  const names = lines.split('\n');
  const text = t('presence.atBlock', { names: names.join(', ') });
  return (
    <span className="lc-block__people" title={text}>
      {names.slice(0, 2).map((name, index) => (
        <Avatar key={`${index} ${name}`} name={name} image={null} />
      ))}
      <span className="lc-hidden">{text}</span>
    </span>
  );
}
