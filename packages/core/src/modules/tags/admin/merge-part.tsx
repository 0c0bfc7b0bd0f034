import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { DangerDialog } from '../../roles/admin/public.ts';
import { tagCalls } from '../tags.client.ts';
import type { ListedTag } from '../tags.schema.ts';
import { TagsField } from './fields/tags-field.tsx';
import { useAskedTags } from './fields/use-asked-tags.ts';

/** Puts another tag in the place of one, after a question. */
export function MergePart({ tag, onDone }: { readonly tag: ListedTag; readonly onDone: () => void }): ReactElement {
  const t = useText();
  const client = useClient();
  const [into, setInto] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [id = ''] = into;
  const other = useAskedTags(into).tags.get(id);
  const names = { name: tag.term, other: other?.term ?? '' };
  return (
    <div className="lc-tags__merge">
      <TagsField label={t('tag.mergeInto')} help={t('tag.mergeHelp')} max={1} without={tag.id} value={into} onChange={setInto} />
      {other && (
        <div>
          <Button onPress={() => setAsking(true)}>{t('tag.merge')}</Button>
        </div>
      )}
      {isAsking && other && (
        <DangerDialog
          title={t('tag.mergeTitle', names)}
          text={t(tag.isPrivate && !other.isPrivate ? 'tag.mergeShows' : 'tag.mergeText', names)}
          confirm={t('tag.merge')}
          done={t('tag.merged', names)}
          call={() => client.call(tagCalls.merge, { params: { id: tag.id }, body: { into: id } })}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
