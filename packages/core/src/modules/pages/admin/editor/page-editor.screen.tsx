import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Fields } from '#contract/fields/field.ts';
import type { Page, PageVersion } from '../../page.schema.ts';
import { useApp, useCurrentUser, useFailureTexts } from '#admin/shell/app-context.ts';
import { CallError, unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { EmptyState, ErrorState, ForbiddenState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { mergesOf } from '../../edits/merge-of.ts';
import { EditorContext } from './context/editor-context.ts';
import { PageEditor } from './page-editor.tsx';
import { fetchForms } from './form/fetch-forms.ts';
import { createComments } from './state/comments.store.ts';
import { createFolded } from './state/folded.store.ts';
import { createPeople } from './state/people.store.ts';
import { createUnread } from './state/unread.store.ts';
import { loadRegistry } from './registry/registry.ts';
import type { Registry } from './registry/registry.ts';
import { leftEntries, openJournal } from './save/journal.ts';
import { keepOnDevice } from './save/kept-fields.ts';
import type { KeptField } from './save/kept-fields.ts';
import { createPageSaver } from './save/page-saver.ts';
import { shownErrors } from './save/keep-held.ts';
import { documentIn, fetchPage, takeGiven } from './save/load-page.ts';
import { recoverLeft } from './save/recover-left.ts';
import type { Left } from './save/recover.ts';
import { useRecovery } from './unsaved/use-recovery.ts';
import { startEdits } from './save/sent-edits.ts';
import { createBlockNews } from './state/block-news.ts';
import { documentOf } from './state/editor-state.ts';
import { createEditorStore } from './state/editor.store.ts';
import { hasPlaceFor, withFieldAt } from './state/fields.ts';
import { createFindProblems } from './state/find-problems.ts';
import { createStructure } from './state/structure.ts';
import { warnOfUnknown } from './registry/warn-of-unknown.ts';

interface LoadedProps {
  readonly page: Page;
  readonly version: PageVersion;
  readonly registry: Registry;
  readonly kept: readonly KeptField[];
  /** What a window that was closed left, and the server did not take. */
  readonly left: Left | undefined;
  /** Others of them left what could not be sent yet. */
  readonly isWaiting: boolean;
}

/** The editor of a page that has come. Its state lives as long as this component. */
function LoadedEditor({ page, version, registry, kept, left, isWaiting }: LoadedProps): ReactElement {
  const { client } = useApp();
  const user = useCurrentUser();
  const [search] = useSearchParams();
  // Only where it is opened: what is selected later is not in the address.
  const [wanted] = useState(search.get('block'));
  const [comment] = useState(search.get('comment'));
  useEffect(() => warnOfUnknown(registry, version.blocks), [registry, version]);
  const context = useMemo(() => {
    const stored = documentIn(registry, { page, version });
    const store = createEditorStore(stored, registry.pageTypes[page.type]?.main);
    const findProblems = createFindProblems(registry, page.type);
    const held = version.policies.canEdit ? kept.filter(({ path }) => hasPlaceFor(stored, path)) : [];
    const settled = held.reduce((whole, { path, value }) => withFieldAt(whole, path, value), stored);
    if (held.length > 0) {
      store.dispatch({ type: 'replace', document: settled });
      store.dispatch({ type: 'saved', document: stored, settled });
    }
    const mergeOf = mergesOf({ blockOf: (name) => registry.blocks[name], own: registry.pageTypes[page.type]?.fields });
    const recovered = left?.into(settled, mergeOf);
    if (recovered) store.dispatch({ type: 'replace', document: recovered.document });
    if (wanted !== null && Object.hasOwn(documentOf(store.get()).blocks, wanted)) store.dispatch({ type: 'select', key: wanted });
    const edits = startEdits();
    const journal = openJournal({ userID: user.ID, pageID: page.id }, () => edits.client);
    store.dispatch({ type: 'found', errors: shownErrors(findProblems(documentOf(store.get())), held) });
    const saver = createPageSaver({
      client,
      store,
      pageID: page.id,
      keeper: keepOnDevice(user.ID, page.id),
      findProblems,
      start: {
        pageVersionID: version.id,
        revision: version.revision,
        livePath: page.livePath,
        hasUnpublishedChanges: page.hasUnpublishedChanges,
        published: { publishedVersionID: page.publishedVersionID, publishedID: page.publishedID },
        liveID: page.publishedID,
        held,
        conflicts: recovered?.conflicts ?? [],
      },
      edits,
      journal,
      mergeOf,
      async load() {
        const now = await fetchPage(client, page.id);
        if (!now.ok) return now;
        const { id, revision } = now.data.version;
        return { ok: true, data: { document: documentIn(registry, now.data), pageVersionID: id, revision } };
      },
    });
    const folded = createFolded({ userID: user.ID, pageID: page.id });
    return {
      store,
      saver,
      journal,
      blockNews: createBlockNews(store),
      structureOf: createStructure(registry),
      people: createPeople(),
      unread: createUnread(),
      comments: createComments(comment),
      folded,
      registry,
      page,
      isReadOnly: !version.policies.canEdit,
    };
  }, [client, user.ID, page, version, registry, kept, left, wanted, comment]);
  const entries = useMemo(() => leftEntries(user.ID, page.id), [user.ID, page.id]);
  useRecovery(isWaiting, entries);
  useEffect(() => {
    const { journal, saver } = context;
    // The words that a window left are this editor's now.
    saver.noteNow();
    void journal.flush().then(() => left && entries.forget(left.client));
    return () => journal.close();
  }, [context, left, entries]);
  return (
    <EditorContext value={context}>
      <PageEditor />
    </EditorContext>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactElement {
  const t = useText();
  const textsOf = useFailureTexts();
  const failure = error instanceof CallError ? error.failure : undefined;
  if (failure?.status === 403) {
    return (
      <Screen title={t('app.forbidden.title')} isTitleHidden>
        <ForbiddenState />
      </Screen>
    );
  }
  if (failure?.status === 404) {
    return (
      <Screen title={t('editor.missing')} isTitleHidden>
        <EmptyState
          icon={<FileX />}
          title={t('editor.missing')}
          action={<LinkButton to="/">{t('app.notFound.action')}</LinkButton>}
        />
      </Screen>
    );
  }
  return (
    <Screen title={t('editor.failed')} isTitleHidden>
      <ErrorState
        title={t('editor.failed')}
        text={failure && textsOf(failure).join(' ')}
        requestID={failure?.requestID}
        onRetry={onRetry}
      />
    </Screen>
  );
}

/** The fields of the blocks of a page and of its own data. */
const formsIn = ({ blocks, pageTypes }: Registry, page: Page, version: PageVersion): Fields[] => {
  const types = new Set(Object.values(version.blocks).map(({ type }) => type));
  return [...[...types].map((type) => blocks[type]), pageTypes[page.type]].flatMap((found) => (found ? [found.fields] : []));
};

/** Loads a page with its latest version and what the plugins register, then opens the editor. */
export default function PageEditorScreen(): ReactElement {
  const t = useText();
  const { boot, client, plugins } = useApp();
  const user = useCurrentUser();
  const queries = useQueryClient();
  const { pageID = '' } = useParams();
  const registryQuery = useMemo(
    () => ({ queryKey: ['registry'], staleTime: Infinity, queryFn: () => loadRegistry(plugins) }),
    [plugins],
  );
  const registry = useQuery(registryQuery);
  const key = useMemo(() => ['editor', pageID], [pageID]);
  const loaded = useQuery({
    queryKey: key,
    // Loaded once for each visit: an answer that comes later must not replace what is being edited.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const given = takeGiven(boot.draft, pageID);
      const keptNow = keepOnDevice(user.ID, pageID).read();
      const { left, hasSent, isWaiting } = await recoverLeft(client, leftEntries(user.ID, pageID));
      const { page, version } = hasSent || !given ? unwrap(await fetchPage(client, pageID, signal)) : given;
      if (hasSent || left) notify(t('recover.done'));
      queries.ensureQueryData(registryQuery).then(
        (known) => fetchForms(plugins, formsIn(known, page, version)),
        () => undefined,
      );
      return { page, version, left, isWaiting, kept: await keptNow };
    },
  });
  const reload = useMemo(() => () => void queries.resetQueries({ queryKey: key }), [queries, key]);
  const error = loaded.error ?? registry.error;

  if (error) return <Failed error={error} onRetry={reload} />;
  if (!loaded.data || !registry.data) return <Skeleton lines={8} label={t('editor.loading')} />;
  return (
    <LoadedEditor
      key={`${pageID} ${loaded.dataUpdatedAt}`}
      page={loaded.data.page}
      version={loaded.data.version}
      registry={registry.data}
      kept={loaded.data.kept}
      left={loaded.data.left}
      isWaiting={loaded.data.isWaiting}
    />
  );
}
