import {
  Button,
  Form,
  EmptyState,
  ErrorState,
  Icon,
  keepPreviousData,
  localeName,
  Screen,
  Section,
  Select,
  TextField,
  unwrap,
  useClient,
  useQuery,
  useSiteLocales,
} from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Explanation } from '../explain.calls.ts';
import { explainCalls } from '../explain.client.ts';
import { ExplainedHit } from './explained-hit.tsx';
import { ExplainedReading } from './explained-reading.tsx';
import { t } from './explain-texts.ts';
import { scoreParts } from './score-parts.ts';

/** Characters that a visitor may type. */
const longestTerm = 200;

interface Question {
  readonly term: string;
  readonly locale: string;
}

function QuestionForm({ onAsk }: { readonly onAsk: (question: Question) => void }): ReactElement {
  const { availableLocales, defaultLocale } = useSiteLocales();
  const [term, setTerm] = useState('');
  const [locale, setLocale] = useState<string>(defaultLocale);
  return (
    <Form
      isFleeting
      className="site-search-ask"
      role="search"
      onSubmit={() => {
        if (term.trim()) onAsk({ term, locale });
      }}
    >
      <TextField
        label={t('explain.term')}
        type="search"
        value={term}
        onChange={(typed) => setTerm(typed.slice(0, longestTerm))}
        lang={locale}
        autoFocus
        spellCheck={false}
      />
      {availableLocales.length > 1 && (
        <Select
          label={t('explain.locale')}
          value={locale}
          onChange={setLocale}
          options={availableLocales.map((value) => ({ value, label: localeName(value) }))}
        />
      )}
      <Button theme="orange" type="submit">
        {t('explain.ask')}
      </Button>
    </Form>
  );
}

function foundText({ total, hits }: Explanation): string {
  if (total === 0) return t('hits.none');
  return total > hits.length ? t('explain.foundFirst', { total, shown: hits.length }) : t('explain.found', { count: total });
}

function Hits({
  explanation: { hits, words },
  locale,
}: {
  readonly explanation: Explanation;
  readonly locale: string;
}): ReactElement {
  return (
    <section className="site-search-hits" aria-labelledby="site-search-hits">
      <h2 id="site-search-hits">{t('hits.title')}</h2>
      <ul className="site-search-legend" aria-hidden="true">
        {scoreParts.map((part) => (
          <li key={part} data-part={part}>
            {t(`bar.${part}`)}
          </li>
        ))}
      </ul>
      <ol className="site-search-list">
        {hits.map((hit) => (
          <ExplainedHit
            key={hit.pageID}
            hit={hit}
            words={words}
            best={Math.max(...hits.map(({ score }) => score))}
            locale={locale}
          />
        ))}
      </ol>
    </section>
  );
}

/** What a visitor's search finds, how it was read, and what gave each page its place. */
export default function ExplainScreen(): ReactElement {
  const client = useClient();
  const [question, setQuestion] = useState<Question>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['site-search', 'explain', question],
    enabled: question !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await client.call(explainCalls.explain, { query: question ?? { term: '', locale: '' }, signal })),
  });
  return (
    <Screen title={t('explain.title')}>
      <div className="lc-panel site-search-explain">
        <QuestionForm
          onAsk={(next) => {
            setQuestion(next);
            // The same question again, because pages or rules changed.
            if (next.term === question?.term && next.locale === question.locale) void refetch();
          }}
        />
        <p className="site-search-total" role="status">
          {data && foundText(data)}
        </p>
        {isError && <ErrorState title={t('explain.failed')} onRetry={() => void refetch()} />}
        {!question && <EmptyState icon={<Icon name="search" />} title={t('explain.empty')} text={t('explain.emptyText')} />}
        {data && question && (
          <>
            <Section title={t('reading.title')} text={t('reading.text')}>
              <ExplainedReading explanation={data} locale={question.locale} />
            </Section>
            {data.hits.length > 0 && <Hits explanation={data} locale={question.locale} />}
          </>
        )}
      </div>
    </Screen>
  );
}
