import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import type { MediaFilter } from '../../media.schema.ts';
import { usePermission } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { ForbiddenState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { tagIn } from '#modules/tags/admin/public.ts';
import { TrashView } from '../trash/trash-view.tsx';
import { LibraryActions } from './library-actions.tsx';
import { LibraryWorkspace } from './library-workspace.tsx';
import { filterEntries, LibrarySide } from './library-side.tsx';
import { useMediaLibrary } from './use-media-library.ts';

interface Place {
  readonly folder: string;
  readonly term: string;
  readonly filter: MediaFilter | undefined;
  /** Id of a tag; empty for all. */
  readonly tag: string;
  readonly isTrash: boolean;
}

const readPlace = (parameters: URLSearchParams): Place => ({
  folder: parameters.get('folder') ?? '/',
  term: parameters.get('q') ?? '',
  filter: filterEntries.find(({ filter }) => filter === parameters.get('filter'))?.filter,
  tag: tagIn(parameters.get('tag')),
  isTrash: parameters.get('view') === 'trash',
});

function writePlace({ folder, term, filter, tag, isTrash }: Place): URLSearchParams {
  const parameters = new URLSearchParams();
  if (folder !== '/') parameters.set('folder', folder);
  if (term !== '') parameters.set('q', term);
  if (filter) parameters.set('filter', filter);
  if (tag !== '') parameters.set('tag', tag);
  if (isTrash) parameters.set('view', 'trash');
  return parameters;
}

/** The media library. Where one is in it stands in the address. */
export default function MediaLibraryScreen(): ReactElement {
  const t = useText();
  const [parameters, setParameters] = useSearchParams();
  const place = useMemo(() => readPlace(parameters), [parameters]);
  const { library, view } = useMediaLibrary();
  const { folder, term, filter, tag, isTrash } = place;

  const wasTrash = useRef(isTrash);
  useEffect(() => {
    // What was restored in the meantime lies in the folder again.
    const isBack = wasTrash.current;
    wasTrash.current = isTrash;
    if (isTrash) return;
    const known = library.get();
    if (known.currentDirectory === folder && known.directoryContent && !isBack)
      void library.search({ term, filter, tag: tag || undefined });
    else void library.open(folder, { term, filter, tag: tag || undefined });
  }, [library, folder, term, filter, tag, isTrash]);

  const go = useCallback(
    (next: Partial<Place>, isReplacing = false) =>
      setParameters((known) => writePlace({ ...readPlace(known), ...next }), { replace: isReplacing, preventScrollReset: true }),
    [setParameters],
  );
  const mayManage = usePermission('manage-media');
  const openTrash = mayManage ? () => go({ folder: '/', term: '', filter: undefined, tag: '', isTrash: true }) : undefined;
  const openFolder = useCallback(
    (path: string) => go({ folder: path, term: '', filter: undefined, tag: '', isTrash: false }),
    [go],
  );
  const filterName = filterEntries.find((entry) => entry.filter === filter)?.text;
  const trash = mayManage ? <TrashView onLeave={() => openFolder('/')} /> : <ForbiddenState />;
  return (
    <Screen
      title={t('nav.mediaLibrary')}
      detail={isTrash ? t('trash.title') : filterName && t(filterName)}
      actions={!isTrash && <LibraryActions library={library} view={view} />}
    >
      <div className="lc-media lc-panel">
        <LibrarySide
          path={folder}
          filter={filter}
          isTrash={isTrash}
          onOpen={openFolder}
          onFilter={(next) => go({ filter: next, isTrash: false })}
          onTrash={openTrash}
        />
        {isTrash ? (
          trash
        ) : (
          <LibraryWorkspace
            library={library}
            view={view}
            onOpenFolder={openFolder}
            onSearch={(next) => go({ term: next }, true)}
            onFilter={(next) => go({ filter: next })}
            onTag={(next) => go({ tag: next })}
            onTrash={openTrash}
          />
        )}
      </div>
    </Screen>
  );
}
