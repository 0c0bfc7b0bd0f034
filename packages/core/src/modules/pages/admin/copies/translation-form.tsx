import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { proposedSlug } from '#contract/propose-slug.ts';
import { canonicalSlug } from '#contract/slug.ts';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, useErrorText } from '#admin/shell/app-context.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { Form } from '#admin/ui/form/form.tsx';
import type { Saved } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { Translation } from '../../page.schema.ts';
import { pageCalls } from '../../pages.client.ts';
import { SlugField } from '../slug-field.tsx';
import { errorsByField } from './errors-by-field.ts';

interface TranslationFormProps {
  readonly pageID: string;
  /** Type of the page: where pages of it lie in the language of the translation. */
  readonly type: string;
  /** Of the page that is translated. */
  readonly title: string;
  readonly translation: Translation;
  /** Stores what is unsaved of the page, so that the translation begins with it; false where that failed. */
  readonly onBefore: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Adds the translation of a page in one locale, and opens it. */
export function TranslationForm({
  pageID,
  type,
  title: original,
  translation,
  onBefore,
  onClose,
}: TranslationFormProps): ReactElement {
  const t = useText();
  const { boot, client } = useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const textOf = useErrorText();
  const { errors, isPending, submit } = useSubmit('create-page');
  const { locale, sharedSlug } = translation;
  const [title, setTitle] = useState(original);
  const [ownSlug, setOwnSlug] = useState<string>();
  const prefix = boot.pageTypes.find((entry) => entry.type === type)?.slugPrefix;
  const slug = sharedSlug ?? ownSlug ?? proposedSlug({ title, locale, prefix }) ?? '';
  const titleInput = useRef<HTMLInputElement>(null);
  // What stands there is in another language: the first word that is typed takes its place.
  useEffect(() => titleInput.current?.select(), []);
  const { of, general } = errorsByField(errors, { title: t('newPage.name'), slug: t('newPage.slug') }, textOf);

  const add = async (): Promise<Saved> => {
    if (!(await onBefore())) return false;
    const body = { pageID, newLocale: locale, title: title.trim(), slug: canonicalSlug(slug) ?? slug };
    const result = await submit(() => client.call(pageCalls.createTranslation, { body }));
    if (!result.ok) return false;
    void queries.invalidateQueries({ queryKey: ['pages'] });
    notify(t('translations.added'));
    return () => navigate(`/pages/${result.data.pageID}`);
  };
  return (
    <Form
      className="lc-fields lc-translation__form"
      aria-label={t('translations.addTitle', { locale: localeName(locale) })}
      onSubmit={add}
    >
      <p>{t('translations.addText', { locale: localeName(locale) })}</p>
      <ErrorBox errors={general} />
      <TextField
        label={t('newPage.name')}
        isRequired
        autoFocus
        inputRef={titleInput}
        maxLength={255}
        lang={locale}
        value={title}
        errors={of('title')}
        onChange={setTitle}
      />
      <SlugField
        label={t('newPage.slug')}
        help={t(sharedSlug === null ? 'newPage.slugHelp' : 'translations.sharedSlug')}
        value={slug}
        locale={locale}
        isReadOnly={sharedSlug !== null}
        errors={of('slug')}
        onChange={(next) => setOwnSlug(next === '' ? undefined : next)}
      />
      <div className="lc-form__foot">
        <Button onPress={onClose}>{t('action.cancel')}</Button>
        <Button theme="orange" type="submit" isPending={isPending}>
          {t('translations.confirm')}
        </Button>
      </div>
    </Form>
  );
}
