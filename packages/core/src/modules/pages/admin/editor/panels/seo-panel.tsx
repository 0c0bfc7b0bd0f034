import type { ReactElement } from 'react';
import type { SeoSettings } from '#contract/content.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { ImageField } from '#modules/media/admin/fields/index.ts';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { TextArea } from '#admin/ui/fields/text-area.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { fieldId } from '../focus/form-context.ts';
import { FieldNotes } from '../choices/field-notes.tsx';
import { documentOf } from '../state/editor-state.ts';
import { UnreadNote } from '../unread/unread-note.tsx';
import { CanonicalField } from './canonical-field.tsx';
import { KeywordsField } from './keywords-field.tsx';
import { SearchPreview } from './search-preview.tsx';
import { descriptionAdvice, titleAdvice } from './seo-advice.ts';
import { SharedCard } from './shared-card.tsx';
import { useProblemTexts } from './use-problem-texts.ts';

const withAdvice = (help: string, advice: string): string => `${help} ${advice}`.trim();

/** The fields for search engines and for sharing. */
export function SeoPanel(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { store, page, isReadOnly } = useEditorContext();
  const seo = useEditor((state) => documentOf(state).seo);
  const title = useEditor((state) => documentOf(state).title);
  const problems = useProblemTexts();
  const set = <Field extends keyof SeoSettings>(field: Field, value: SeoSettings[Field]) =>
    store.dispatch({ type: 'seo', field, value });
  const common = (field: keyof SeoSettings, label: string) => ({
    id: fieldId(`seoSettings.${field}`),
    label,
    isReadOnly,
    errors: problems(`seoSettings.${field}`, label),
  });

  return (
    <section className="lc-panel lc-sheet" aria-labelledby="seo-title">
      <h2 className="lc-sheet__title" id="seo-title">
        {t('seo.title')}
      </h2>
      <div className="lc-fields">
        <UnreadNote part="seoSettings" />
        <TextField
          {...common('seoTitle', t('seo.seoTitle'))}
          help={withAdvice(t('seo.seoTitleHelp'), titleAdvice(t, seo.seoTitle || title, boot.titleSeparator + boot.siteName))}
          maxLength={255}
          lang={page.locale}
          value={seo.seoTitle}
          onChange={(value) => set('seoTitle', value)}
        />
        <FieldNotes property="seoSettings.seoTitle" />
        <TextArea
          {...common('seoDescription', t('seo.seoDescription'))}
          help={withAdvice(t('seo.seoDescriptionHelp'), descriptionAdvice(t, seo.seoDescription))}
          maxLength={500}
          rows={3}
          lang={page.locale}
          value={seo.seoDescription}
          onChange={(value) => set('seoDescription', value)}
        />
        <FieldNotes property="seoSettings.seoDescription" />
        <SearchPreview />
        <KeywordsField
          {...common('seoKeywords', t('seo.seoKeywords'))}
          help={t('seo.seoKeywordsHelp')}
          lang={page.locale}
          value={seo.seoKeywords}
          onChange={(value) => set('seoKeywords', value)}
        />
        <FieldNotes property="seoSettings.seoKeywords" />
        <ImageField
          {...common('seoImage', t('seo.seoImage'))}
          help={t('seo.seoImageHelp')}
          locale={page.locale}
          value={seo.seoImage?.[0] ?? null}
          onChange={(value) => set('seoImage', value ? [value] : null)}
        />
        <FieldNotes property="seoSettings.seoImage" />
        <section className="lc-group" aria-labelledby="seo-share">
          <h3 className="lc-group__title" id="seo-share">
            {t('seo.share')}
          </h3>
          <SharedCard />
        </section>
        <Checkbox
          {...common('noIndex', t('seo.noIndex'))}
          help={t('seo.noIndexHelp')}
          isSelected={seo.noIndex}
          onChange={(value) => set('noIndex', value)}
        />
        <FieldNotes property="seoSettings.noIndex" />
        <CanonicalField
          {...common('canonical', t('seo.canonical'))}
          value={seo.canonical ?? ''}
          onChange={(value) => set('canonical', value)}
        />
        <FieldNotes property="seoSettings.canonical" />
      </div>
    </section>
  );
}
