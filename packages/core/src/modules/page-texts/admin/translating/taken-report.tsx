import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { localeName } from '#admin/messages/format.ts';
import { labelOf } from '#admin/messages/translations.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { TakenIn } from '../../translation.schema.ts';

/** What became of a file that was taken in: by page, and what was left out by block. */
export function TakenReport({ pages, refused, skipped }: TakenIn): ReactElement {
  const t = useText();
  return (
    <div className="lc-texts__taken">
      {pages.length === 0 && <p>{t('translating.nothing')}</p>}
      <ul>
        {pages.map(({ id, title, locale, texts }) => (
          <li key={id}>
            <Link to={`/pages/${id}`} lang={locale}>
              {title}
            </Link>
            {` (${localeName(locale)}): ${t('translating.taken', { count: texts })}`}
          </li>
        ))}
      </ul>
      {refused.length + skipped.length > 0 && (
        <>
          <h4>{t('translating.refused')}</h4>
          <ul>
            {skipped.map(({ id, title, reason }) => (
              <li key={id}>{`${title || t('translating.goneName')}: ${t(`translating.${reason}`)}`}</li>
            ))}
            {refused.map(({ page, part, label, reason }) => (
              <li key={`${page.id} ${part}`}>
                {`${page.title}, ${label ? labelOf(label) : t('translating.pagePart')}: ${t(`translating.${reason}`)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
