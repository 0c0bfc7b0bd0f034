import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { proposedSlug } from '#contract/propose-slug.ts';
import { canonicalSlug } from '#contract/slug.ts';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, useErrorText } from '#admin/shell/app-context.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { settleWords } from '#admin/ui/form/words.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { Page } from '../../page.schema.ts';
import { pageCalls } from '../../pages.client.ts';
import { SlugField } from '../slug-field.tsx';
import { errorsByField } from './errors-by-field.ts';

interface CopyPageDialogProps {
  readonly page: Pick<Page, 'id' | 'type' | 'title' | 'locale' | 'slug'>;
  readonly onClose: () => void;
}

/** Makes a copy of a page and opens it. */
export function CopyPageDialog({ page, onClose }: CopyPageDialogProps): ReactElement {
  const t = useText();
  const { boot, client } = useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const textOf = useErrorText();
  const { errors, isPending, submit } = useSubmit('create-page');
  const [title, setTitle] = useState(() => t('copyPage.titleOf', { title: page.title || t('editor.untitled') }));
  const [locale, setLocale] = useState(page.locale);
  const [ownSlug, setOwnSlug] = useState<string>();
  const typePrefix = boot.pageTypes.find((entry) => entry.type === page.type)?.slugPrefix;
  // Beside the page in its own language; in another one where pages of its type lie there.
  const above = locale === page.locale ? page.slug.slice(0, page.slug.lastIndexOf('/')) : typePrefix;
  const slug = ownSlug ?? proposedSlug({ title, locale, prefix: above }) ?? '';
  const { of, general } = errorsByField(
    errors,
    { title: t('newPage.name'), slug: t('newPage.slug'), locale: t('newPage.locale') },
    textOf,
  );

  const copy = async (): Promise<void> => {
    const body = { pageID: page.id, locale, title: title.trim(), slug: canonicalSlug(slug) ?? slug };
    const result = await submit(() => client.call(pageCalls.duplicate, { body }));
    if (!result.ok) return;
    void queries.invalidateQueries({ queryKey: ['pages'] });
    onClose();
    notify(t('copyPage.done', { title: body.title }));
    settleWords();
    await navigate(`/pages/${result.data.pageID}`);
  };
  return (
    <Modal
      isOpen
      size="medium"
      onClose={onClose}
      title={t('copyPage.title')}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: t('copyPage.confirm'), theme: 'orange', isPending, onPress: () => void copy() },
      ]}
    >
      <div className="lc-fields">
        <p>{t('copyPage.text')}</p>
        <ErrorBox errors={general} />
        <TextField
          label={t('newPage.name')}
          isRequired
          autoFocus
          maxLength={255}
          lang={locale}
          value={title}
          errors={of('title')}
          onChange={setTitle}
        />
        <SlugField
          label={t('newPage.slug')}
          help={t('newPage.slugHelp')}
          value={slug}
          locale={locale}
          errors={of('slug')}
          onChange={(next) => setOwnSlug(next === '' ? undefined : next)}
        />
        {boot.locales.availableLocales.length > 1 && (
          <Select
            label={t('newPage.locale')}
            value={locale}
            options={boot.locales.availableLocales.map((entry) => ({ value: entry, label: localeName(entry) }))}
            errors={of('locale')}
            onChange={setLocale}
          />
        )}
      </div>
    </Modal>
  );
}
