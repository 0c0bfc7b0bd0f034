import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { FieldError } from '../../../contract/errors.ts';
import { canonicalSlug, slugify } from '../../../contract/slug.ts';
import { useApp, useErrorText } from '../../../admin/shell/app-context.ts';
import { localeName } from '../../../admin/messages/format.ts';
import { useText } from '../../../admin/messages/use-messages.ts';
import { Button } from '../../../admin/ui/controls/button.tsx';
import { ErrorBox } from '../../../admin/ui/fields/error-box.tsx';
import { FieldErrors } from '../../../admin/ui/fields/field-layout.tsx';
import { Icon } from '../../../admin/ui/icons/icon.tsx';
import { EmptyState } from '../../../admin/ui/layout/screen-state.tsx';
import { Screen } from '../../../admin/ui/layout/screen.tsx';
import { Select } from '../../../admin/ui/controls/select.tsx';
import { TextField } from '../../../admin/ui/fields/text-field.tsx';
import { SlugField } from './slug-field.tsx';
import { pageCalls } from '../pages.client.ts';

const known = ['title', 'slug', 'type', 'locale'] as const;

/** Makes a page and its first version, then opens it. */
export default function NewPageScreen(): ReactElement {
  const t = useText();
  const { boot, client } = useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const textOf = useErrorText();
  const [parameters] = useSearchParams();
  const [title, setTitle] = useState('');
  const [ownSlug, setOwnSlug] = useState<string>();
  const [type, setType] = useState(parameters.get('type') ?? boot.pageTypes[0]?.type ?? '');
  const [locale, setLocale] = useState(boot.locales.defaultLocale);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isPending, setPending] = useState(false);
  const slug = ownSlug ?? (title === '' ? '' : `/${slugify(title, locale)}`);

  const labels = { title: t('newPage.name'), slug: t('newPage.slug'), type: t('newPage.type'), locale: t('newPage.locale') };
  const errorsOf = (property: (typeof known)[number]) =>
    errors.filter((error) => error.property === property).map((error) => textOf(error, labels[property]));
  const general = errors.filter((error) => !known.some((property) => property === error.property));
  const clear = (property: string) => setErrors((all) => all.filter((error) => error.property !== property));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const result = await client.call(pageCalls.create, {
      body: { title: title.trim(), slug: canonicalSlug(slug) ?? slug, type, locale },
    });
    setPending(false);
    if (!result.ok) {
      setErrors(result.errors);
      const first = known.find((property) => result.errors.some((error) => error.property === property));
      if (first) document.getElementById(`new-page-${first}`)?.focus();
      return;
    }
    void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
    await navigate(`/pages/${result.data.pageID}`);
  };

  if (boot.pageTypes.length === 0) {
    return (
      <Screen title={t('newPage.title')}>
        <EmptyState title={t('newPage.noTypes')} />
      </Screen>
    );
  }
  return (
    <Screen title={t('newPage.title')} width="narrow">
      <form className="lc-panel lc-form lc-form--padded" noValidate onSubmit={(event) => void submit(event)}>
        <ErrorBox errors={general.map((error) => textOf(error, error.property))} />
        <TextField
          id="new-page-title"
          label={labels.title}
          isRequired
          autoFocus
          lang={locale}
          maxLength={255}
          value={title}
          errors={errorsOf('title')}
          onChange={(next) => {
            setTitle(next);
            clear('title');
          }}
        />
        <SlugField
          id="new-page-slug"
          label={labels.slug}
          help={t('newPage.slugHelp')}
          value={slug}
          locale={locale}
          errors={errorsOf('slug')}
          onChange={(next) => {
            setOwnSlug(next === '' ? undefined : next);
            clear('slug');
          }}
        />
        <fieldset className="lc-field">
          <legend className="lc-label">{labels.type}</legend>
          <div className="lc-choices">
            {boot.pageTypes.map((entry, index) => (
              <label key={entry.type} className="lc-choice">
                <input
                  id={index === 0 ? 'new-page-type' : undefined}
                  type="radio"
                  name="type"
                  value={entry.type}
                  checked={entry.type === type}
                  onChange={() => setType(entry.type)}
                />
                <Icon name={entry.icon} />
                <span>{entry.label}</span>
              </label>
            ))}
          </div>
          <FieldErrors id="new-page-type-errors" errors={errorsOf('type')} />
        </fieldset>
        {boot.locales.availableLocales.length > 1 && (
          <Select
            id="new-page-locale"
            label={labels.locale}
            value={locale}
            options={boot.locales.availableLocales.map((entry) => ({ value: entry, label: localeName(entry) }))}
            errors={errorsOf('locale')}
            onChange={setLocale}
          />
        )}
        <div className="lc-form__foot">
          <Button theme="orange" type="submit" isPending={isPending}>
            {isPending ? t('newPage.creating') : t('newPage.create')}
          </Button>
        </div>
      </form>
    </Screen>
  );
}
