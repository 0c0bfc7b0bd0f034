import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { proposedSlug } from '#contract/propose-slug.ts';
import { canonicalSlug } from '#contract/slug.ts';
import { useApp, useErrorText } from '#admin/shell/app-context.ts';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { Form } from '#admin/ui/form/form.tsx';
import type { Saved } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { CopySourceField } from './copies/copy-source-field.tsx';
import { errorsByField } from './copies/errors-by-field.ts';
import type { NewPageArrival } from './new-page-arrival.ts';
import { newPageText } from './new-page-text.ts';
import { ParentField } from './parent-field.tsx';
import type { ParentPage } from './parent-field.tsx';
import { SlugField } from './slug-field.tsx';
import { TypeChoice } from './type-choice.tsx';
import type { PageListItem } from '../page.schema.ts';
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
  // Who comes to make a page of one type is not asked for it again.
  const preset = boot.pageTypes.find((entry) => entry.type === parameters.get('type'));
  const [type, setType] = useState((preset ?? boot.pageTypes[0])?.type ?? '');
  const [locale, setLocale] = useState(boot.locales.defaultLocale);
  const [parent, setParent] = useState<ParentPage | null>(null);
  const [source, setSource] = useState<PageListItem>();
  const { errors, isPending, submit: send, clear } = useSubmit('create-page');
  const prefix = boot.pageTypes.find((entry) => entry.type === type)?.slugPrefix;
  const slug = ownSlug ?? proposedSlug({ title, locale, prefix }) ?? '';

  const labels = {
    title: t('newPage.name'),
    slug: t('newPage.slug'),
    type: t('newPage.type'),
    locale: t('newPage.locale'),
    parentID: t('parent.label'),
  };
  const { of: errorsOf, general } = errorsByField(errors, labels, textOf);

  const submit = async (): Promise<Saved> => {
    const place = { title: title.trim(), slug: canonicalSlug(slug) ?? slug, locale, parentID: parent?.id ?? null };
    const result = await send(() =>
      source
        ? client.call(pageCalls.duplicate, { body: { ...place, pageID: source.id } })
        : client.call(pageCalls.create, { body: { ...place, type } }),
    );
    if (!result.ok) {
      const first = known.find((property) => result.errors.some((error) => error.property === property));
      if (first) document.getElementById(`new-page-${first}`)?.focus();
      return false;
    }
    void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
    return () => navigate(`/pages/${result.data.pageID}`, { state: { isNew: true } satisfies NewPageArrival });
  };

  if (boot.pageTypes.length === 0) {
    return (
      <Screen title={t('newPage.title')}>
        <EmptyState title={t('newPage.noTypes')} />
      </Screen>
    );
  }
  return (
    <Screen title={preset ? newPageText(t, preset) : t('newPage.title')} width="narrow">
      <Form className="lc-panel lc-form lc-form--padded" onSubmit={submit}>
        <ErrorBox errors={general} />
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
            clear();
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
            clear();
          }}
        />
        {!preset && (
          <TypeChoice
            value={type}
            label={labels.type}
            errors={errorsOf('type')}
            onChange={(next) => {
              setType(next);
              setSource(undefined);
            }}
          />
        )}
        {boot.locales.availableLocales.length > 1 && (
          <Select
            id="new-page-locale"
            label={labels.locale}
            value={locale}
            options={boot.locales.availableLocales.map((entry) => ({ value: entry, label: localeName(entry) }))}
            errors={errorsOf('locale')}
            onChange={(next) => {
              setLocale(next);
              // A page stands below one of its own language.
              setParent(null);
            }}
          />
        )}
        <ParentField value={parent} locale={locale} errors={errorsOf('parentID')} onChange={setParent} />
        <CopySourceField value={source} type={type} onChange={setSource} />
        <div className="lc-form__foot">
          <Button theme="orange" type="submit" isPending={isPending}>
            {isPending ? t('newPage.creating') : t('newPage.create')}
          </Button>
        </div>
      </Form>
    </Screen>
  );
}
