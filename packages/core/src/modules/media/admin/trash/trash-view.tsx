import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '#client/result.ts';
import type { TrashItem } from '../../media.schema.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { TrashList } from '#admin/trash/trash-list.tsx';
import type { Outcome, TrashedLook } from '#admin/trash/trashed.ts';
import type { ListState } from '#admin/ui/list/list-state.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { Breadcrumb } from '../library/breadcrumb.tsx';
import { useKnowFile } from '../fields/use-media-file.ts';
import { foldersKey } from '../folders/use-folders.ts';
import { quotaKey } from '../library/use-quota.ts';
import { sizeText } from '../size-text.ts';
import { useFolderName } from '../state/use-folder-name.ts';

const trashKey = ['media', 'trash'];

async function told(call: Promise<Result<unknown>>, done: string): Outcome {
  const result = await call;
  if (!result.ok) return result;
  notify(done);
  return undefined;
}

/** The view of the trash, from which everything can come back. */
export function TrashView({ onLeave }: { readonly onLeave: () => void }): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const know = useKnowFile();
  const folderName = useFolderName();
  const [state, setState] = useState<ListState>({
    searchTerm: '',
    columnToSort: '',
    sortOrder: 'desc',
    pageIndex: 0,
    filters: {},
  });
  const putBack = async ({ id }: TrashItem): Promise<Result<unknown>> => {
    const result = await client.call(mediaCalls.putBack, { body: { id } });
    if (result.ok) know(result.data);
    return result;
  };
  const lookOf = (item: TrashItem): TrashedLook => {
    const { name, kind, fileCount, filesize, replaced } = item;
    const size = filesize > 0 && sizeText(filesize);
    return {
      name,
      facts: [
        kind === 'folder' ? t('trash.folderOf', { count: fileCount }) : size,
        t('trash.from', { folder: folderName(item.trashedFrom) }),
      ],
      loss: t('trash.purgeText'),
      isLocked: !item.policies.manage,
      // What others took the place of.
      otherWay: replaced
        ? {
            label: t('trash.putBack'),
            name: t('trash.putBackNamed', { name, replaced: replaced.fileName }),
            go: () => told(putBack(item), t('replace.undone', { name: replaced.fileName })),
          }
        : undefined,
    };
  };
  return (
    <div className="lc-trash">
      <Breadcrumb path="/" end={t('trash.title')} onOpen={onLeave} />
      <TrashList
        queryKey={trashKey}
        read={(query, signal) => client.call(mediaCalls.listTrash, { query, signal })}
        lookOf={lookOf}
        state={state}
        onState={setState}
        restore={({ id, name }) => told(client.call(mediaCalls.restore, { body: { ids: [id] } }), t('trash.restored', { name }))}
        purge={({ id }) => client.call(mediaCalls.purge, { body: { ids: [id] } })}
        onChanged={async () => {
          await queries.invalidateQueries({ queryKey: trashKey });
          void queries.invalidateQueries({ queryKey: foldersKey });
          void queries.invalidateQueries({ queryKey: quotaKey });
        }}
      />
    </div>
  );
}
