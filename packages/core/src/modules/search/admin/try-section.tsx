import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ReactElement } from 'react';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { Section } from '#admin/ui/layout/section.tsx';
import { longestTerm } from '../longest-term.ts';
import { searchCalls } from '../search.client.ts';
import { plainSnippet } from './plain-snippet.ts';

const everyLocale = 'all';
const count = 10;

/** What visitors find for words. */
export function TrySection(): ReactElement {
  const t = useText();
  const { client, boot } = useApp();
  const [typed, setTyped] = useState('');
  const [locale, setLocale] = useState<string>(boot.locales.defaultLocale);
  const term = useDeferredValue(typed.trim().slice(0, longestTerm));
  const found = useQuery({
    queryKey: ['search', 'try', term, locale],
    enabled: term !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { term, locales: locale === everyLocale ? [] : [locale], pageTypes: [], count, offset: 0 };
      return unwrap(await client.call(searchCalls.search, { body, signal }));
    },
  });
  return (
    <Section title={t('search.try')} text={t('search.tryText')}>
      <div className="lc-search-index">
        <TextField label={t('search.term')} value={typed} onChange={setTyped} type="search" maxLength={longestTerm} />
        <Select
          label={t('search.locale')}
          value={locale}
          onChange={setLocale}
          options={[
            ...boot.locales.availableLocales.map((each) => ({ value: each, label: localeName(each) })),
            { value: everyLocale, label: t('search.allLocales') },
          ]}
        />
        <p role="status">{term !== '' && found.data && t('search.found', { count: found.data.total, term })}</p>
        {found.data?.corrected && <p>{t('search.corrected', { term: found.data.corrected })}</p>}
        {term !== '' && found.data && (
          <ol className="lc-search-index__results">
            {found.data.results.map(({ pageID, slug, title, snippet }) => (
              <li key={pageID}>
                <a href={slug} target="_blank" rel="noopener">
                  {title}
                </a>
                <span className="lc-under">{slug}</span>
                <p className="lc-quiet">{plainSnippet(snippet)}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
}
