import type { ReactNode } from 'react';
import { Arrow, SiteImage, SiteLink } from '@lectern/core/site';
import type { BlockViewProps, SiteContext } from '@lectern/core/site';
import type { ResultItem, ResultsData, ResultSnippetPart } from '../../results.types.ts';
import { resultsHref } from './results-href.ts';
import { resultsAtATime } from './results.block.ts';
import type { results } from './results.block.ts';

const nothing: ResultsData = {
  term: '',
  total: 0,
  items: [],
  corrected: '',
  kinds: [],
  kind: '',
  languages: [],
  language: '',
  next: undefined,
  isBusy: false,
  apiPath: '/api',
};

/** A field, what was found, and a way on. All of it works by links and a form alone. */
export default function ResultsView({ props, data = nothing, block, site }: BlockViewProps<typeof results>): ReactNode {
  const { term, total, items, next, isBusy } = data;
  const id = `${block.key}-search`;
  const popular = props.popular.filter(({ link }) => link && site.link(link.to) !== undefined);
  const hasNone = term !== '' && total === 0;
  return (
    <section className="search" id={id}>
      <SearchForm id={id} data={data} site={site} />
      <p className={term ? 'search-count' : 'site-hidden'} role="status" id={`${id}-status`}>
        {term && (isBusy ? site.t('busy') : site.t('count', { count: total, term }))}
      </p>
      {data.corrected && <Corrected data={data} site={site} />}
      {hasNone && !isBusy && <p className="search-advice">{site.t('advice')}</p>}
      {data.kinds.length > 1 && <Kinds data={data} site={site} id={id} />}
      {data.languages.length > 0 && <Languages data={data} site={site} id={id} />}
      {items.length > 0 && (
        <ol className="search-results" lang={data.language || undefined} id={`${id}-items`}>
          {items.map((item, index) => (
            <Result key={`${item.href} ${index}`} item={item} number={index + 1} site={site} />
          ))}
        </ol>
      )}
      <div className="search-paging" id={`${id}-paging`} data-shown={site.t('shown', { shown: items.length, total })}>
        {next !== undefined && (
          <>
            <p className="search-shown">{site.t('shown', { shown: items.length, total })}</p>
            <a
              className="search-more"
              rel="next"
              data-behaviour="site-search/more"
              href={resultsHref(
                site.path,
                { term, kind: data.kind, language: data.language, show: next },
                `#result-${items.length + 1}`,
              )}
            >
              {site.t('more')}
            </a>
          </>
        )}
      </div>
      {popular.length > 0 && (hasNone || term === '') && (
        <nav className="search-popular" aria-labelledby={`${id}-popular`}>
          <h2 className="search-popular-title" id={`${id}-popular`}>
            {site.t('popular')}
          </h2>
          <ul>
            {popular.map(({ link }, index) => (
              <li key={index}>
                <SiteLink link={link} site={site}>
                  {link?.label}
                  <Arrow />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}

interface PartProps {
  readonly data: ResultsData;
  readonly site: SiteContext;
}

function SearchForm({ id, data, site }: PartProps & { readonly id: string }): ReactNode {
  return (
    <form className="search-form" role="search" action={site.path} method="get">
      <label className="search-label" htmlFor={`${id}-term`}>
        {site.t('label')}
      </label>
      <div
        className="search-field"
        data-behaviour="site-search/suggest"
        data-api={data.apiPath}
        data-locale={site.locale}
        data-list={site.t('suggestions')}
      >
        <input
          className="search-input"
          id={`${id}-term`}
          type="search"
          name="q"
          defaultValue={data.term}
          maxLength={200}
          required
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <button className="search-button" type="submit">
          {site.t('search')}
        </button>
      </div>
    </form>
  );
}

const Corrected = ({ data: { term, corrected, kind, language }, site }: PartProps): ReactNode => (
  <p className="search-corrected">
    {site.t('corrected', { term })}{' '}
    <a href={resultsHref(site.path, { term: corrected, kind, language })}>
      <strong>{corrected}</strong>
    </a>
  </p>
);

const Kinds = ({ data: { term, kinds, kind, language }, site, id }: PartProps & { readonly id: string }): ReactNode => (
  <nav className="search-kinds" aria-label={site.t('narrow')}>
    <ul>
      <li>
        <a href={resultsHref(site.path, { term, language }, `#${id}`)} aria-current={kind === '' ? 'true' : undefined}>
          {site.t('all')}
        </a>
      </li>
      {kinds.map(({ value, label, count, isChosen }) => (
        <li key={value}>
          <a
            href={resultsHref(site.path, { term, kind: value, language }, `#${id}`)}
            aria-current={isChosen ? 'true' : undefined}
          >
            {label} <span className="search-kind-count">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Languages = ({ data: { term, languages }, site, id }: PartProps & { readonly id: string }): ReactNode => (
  <nav className="search-kinds" aria-label={site.t('languages')}>
    <ul>
      {languages.map(({ value, label, count, isChosen }) => (
        <li key={value}>
          <a href={resultsHref(site.path, { term, language: value }, `#${id}`)} aria-current={isChosen ? 'true' : undefined}>
            {label} <span className="search-kind-count">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** A text with what was looked for marked, not by colour alone. */
const marked = (parts: readonly ResultSnippetPart[]): ReactNode =>
  parts.map(({ text, isMark }, index) => (isMark ? <mark key={index}>{text}</mark> : text));

function Result({
  item,
  number,
  site,
}: {
  readonly item: ResultItem;
  readonly number: number;
  readonly site: SiteContext;
}): ReactNode {
  const { title, href, snippet, heading, date, image, file } = item;
  return (
    <li className={image ? 'search-result search-result-pictured' : 'search-result'} id={`result-${number}`}>
      {image && (
        <SiteImage
          className="search-picture"
          image={{ ...image, altText: '' }}
          sizes="10rem"
          loading={number > resultsAtATime / 2 ? 'lazy' : 'eager'}
        />
      )}
      <div>
        <h2 className="search-title">
          <a href={href}>{marked(title)}</a>
        </h2>
        {(date || heading) && (
          <p className="search-facts">{date ? <time dateTime={date}>{site.formatDate(date)}</time> : heading}</p>
        )}
        {file && (
          <p className="search-facts">
            <a className="search-file" href={file.href}>
              {site.t('file', { name: file.name })}
            </a>
          </p>
        )}
        <p className="search-snippet">{marked(snippet)}</p>
        {/* Leads where the title does: for those who look for it, once is enough for all others. */}
        <a className="search-read" href={href} tabIndex={-1} aria-hidden="true">
          {site.t('readMore')}
          <Arrow />
        </a>
      </div>
    </li>
  );
}
