import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { ModulePart } from '#admin/shell/module-part.tsx';
import { unwrap } from '#admin/state/call-error.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import type { Translation } from '#modules/pages/page.schema.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import { TranslationForm } from '../../copies/translation-form.tsx';
import { PageStatusBadge } from '../../page-status.tsx';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { useSave } from '../unsaved/use-save.ts';
import { documentOf, isDirty } from '../state/editor-state.ts';

interface TranslationRowProps {
  readonly translation: Translation;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** What there is in one locale: this page, another, or the way to add one. */
function TranslationRow({ translation, isOpen, onOpen, onClose }: TranslationRowProps): ReactElement {
  const t = useText();
  const { page: current, store } = useEditorContext();
  const save = useSave();
  const title = useEditor((state) => documentOf(state).title);
  const { locale, page, isMissing, canCreate } = translation;
  return (
    <li className="lc-translation">
      <span className="lc-translation__locale">{localeName(locale)}</span>
      {page?.id === current.id && <span>{t('translations.this')}</span>}
      {page && page.id !== current.id && (
        <Link to={`/pages/${page.id}`} lang={locale}>
          {page.title || t('editor.untitled')}
        </Link>
      )}
      {page && <PageStatusBadge status={page.status} />}
      {!page && <span className="lc-quiet">{t(isMissing ? 'translations.none' : 'translations.hidden')}</span>}
      {canCreate && !isOpen && (
        <Button
          size="small"
          icon={<Plus className="lc-icon" aria-hidden="true" />}
          aria-label={t('translations.addIn', { locale: localeName(locale) })}
          onPress={onOpen}
        >
          {t('translations.add')}
        </Button>
      )}
      {isOpen && (
        <TranslationForm
          pageID={current.id}
          type={current.type}
          title={title}
          translation={translation}
          onBefore={() => (isDirty(store.get()) ? save() : Promise.resolve(true))}
          onClose={onClose}
        />
      )}
    </li>
  );
}

/** The translations of the page: which locales have one, in what state, and where one can be added. */
export function TranslationsPanel(): ReactElement {
  const t = useText();
  const client = useClient();
  const { page, store } = useEditorContext();
  const { id, locale } = page;
  const title = useEditor((state) => documentOf(state).title);
  const save = useSave();
  const queries = useQueryClient();
  const [adding, setAdding] = useState<string>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages', 'translations', id],
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.translations, { params: { id }, signal })),
  });
  return (
    <section className="lc-panel lc-sheet" aria-labelledby="translations-title">
      <h2 className="lc-sheet__title" id="translations-title">
        {t('translations.title')}
      </h2>
      <div className="lc-fields">
        <p className="lc-quiet">{t('translations.text')}</p>
        {isError && <ErrorState title={t('translations.failed')} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton lines={3} />}
        <ul className="lc-translations">
          {data?.map((translation) => (
            <TranslationRow
              key={translation.locale}
              translation={translation}
              isOpen={adding === translation.locale}
              onOpen={() => setAdding(translation.locale)}
              onClose={() => setAdding(undefined)}
            />
          ))}
        </ul>
        <ModulePart
          name="pageTranslating"
          props={{
            pages: [{ id, title, locale }],
            onBefore: () => (isDirty(store.get()) ? save() : Promise.resolve(true)),
            onTaken: () => void queries.invalidateQueries({ queryKey: ['pages', 'translations'] }),
          }}
        />
      </div>
    </section>
  );
}
