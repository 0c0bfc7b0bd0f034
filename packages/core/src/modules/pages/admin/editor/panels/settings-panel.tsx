import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { publicPath } from '#contract/locale.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { TagsField } from '#modules/tags/admin/fields/index.ts';
import { SlugField } from '../../slug-field.tsx';
import { useText, withMessages } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { useEditor, useEditorContext, useSaver } from '../context/editor-context.ts';
import { fieldId } from '../focus/form-context.ts';
import { FieldNotes } from '../choices/field-notes.tsx';
import { useSave } from '../unsaved/use-save.ts';
import { documentOf } from '../state/editor-state.ts';
import { UpkeepSetting } from '../upkeep/upkeep-setting.tsx';
import { UnreadNote } from '../unread/unread-note.tsx';
import { OwnData } from './own-data.tsx';
import { ParentSetting } from './parent-setting.tsx';
import { useProblemTexts } from './use-problem-texts.ts';

const SlugOutlook = lazy(
  withMessages([() => import('../../tree/tree.messages.ts')], () => import('../../tree/slug-outlook.tsx')),
);

const noTags: readonly string[] = [];

/** Title, slug, tags and the page's own data that do not stand above its first block. */
export function SettingsPanel(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { store, page, registry, isReadOnly } = useEditorContext();
  const title = useEditor((state) => documentOf(state).title);
  const slug = useEditor((state) => documentOf(state).slug);
  const savedSlug = useEditor((state) => state.saved.slug);
  const tags = useEditor((state) => documentOf(state).seo.tags) ?? noTags;
  const livePath = useSaver((state) => state.livePath);
  const wantedPath = publicPath(slug, page.locale, boot.locales);
  /** It is to move with its next publication, as somebody said before. */
  const isMoving = livePath !== null && livePath !== wantedPath;
  const isSaving = useSaver((state) => state.status.kind === 'saving');
  const problems = useProblemTexts();
  const save = useSave();
  const [shouldUpdateLinks, setUpdateLinks] = useState(false);
  const main = useEditor((state) => state.main);
  const type = registry.pageTypes[page.type];
  const rest = useMemo(() => Object.keys(type?.fields ?? {}).filter((name) => !main.includes(name)), [type, main]);

  return (
    <section className="lc-panel lc-sheet" aria-labelledby="settings-title">
      <h2 className="lc-sheet__title" id="settings-title">
        {t('settings.title')}
      </h2>
      <div className="lc-fields">
        <UnreadNote part="title" />
        <TextField
          id={fieldId('title')}
          label={t('settings.name')}
          isRequired
          maxLength={255}
          lang={page.locale}
          isReadOnly={isReadOnly}
          value={title}
          errors={problems('title', t('settings.name'))}
          onChange={(value) => store.dispatch({ type: 'title', value })}
        />
        <FieldNotes property="title" />
        <SlugField
          id={fieldId('slug')}
          label={t('settings.slug')}
          help={t('settings.slugHelp')}
          value={slug}
          locale={page.locale}
          current={savedSlug}
          pageID={page.id}
          isReadOnly={isReadOnly}
          errors={problems('slug', t('settings.slug'))}
          onChange={(value) => store.dispatch({ type: 'slug', value })}
        />
        {isMoving && <p className="lc-quiet">{t('settings.slugLive', { path: livePath })}</p>}
        {slug !== savedSlug && !isReadOnly && (
          <Suspense>
            <SlugOutlook pageID={page.id} slug={slug} />
          </Suspense>
        )}
        {slug !== savedSlug && livePath !== null && (
          <Checkbox label={t('settings.updateLinks')} isSelected={shouldUpdateLinks} onChange={setUpdateLinks} />
        )}
        <ParentSetting />
        <TagsField
          id={fieldId('seoSettings.tags')}
          label={t('tags.ofPage')}
          help={t('tags.ofPageHelp')}
          isReadOnly={isReadOnly}
          value={tags}
          errors={problems('seoSettings.tags', t('tags.ofPage'))}
          onChange={(value) => store.dispatch({ type: 'seo', field: 'tags', value })}
        />
        <FieldNotes property="seoSettings.tags" />
        {rest.length > 0 && (
          <section className="lc-group">
            <h3 className="lc-group__title">{type?.label ?? t('settings.typeData')}</h3>
            <UnreadNote part="typeData" />
            <OwnData names={rest} headingLevel={4} />
          </section>
        )}
        {!isReadOnly && (
          <div className="lc-form__foot">
            <Button
              isPending={isSaving}
              onPress={() => void save({ shouldUpdateLinks, hasSameSlug: !isMoving }).then((ok) => ok && setUpdateLinks(false))}
            >
              {t('settings.save')}
            </Button>
          </div>
        )}
        <UpkeepSetting />
      </div>
    </section>
  );
}
