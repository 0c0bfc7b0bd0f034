import { DataTable } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { Explanation } from '../explain.calls.ts';
import { formatPoints } from './score-parts.ts';
import { t } from './explain-texts.ts';

type Word = Explanation['words'][number];

const listed = (words: readonly string[]): string => words.join(', ');
const cited = (words: readonly string[]): string => listed(words.map((word) => `“${word}”`));

/** How a word was read, in a sentence. */
function readAs({ reading, pages, others, parts }: Word): string {
  if (reading === 'known') return t('reading.known', { count: pages });
  if (reading === 'start') return t('reading.start', { words: listed(others) });
  if (reading === 'slip') return t('reading.slip', { word: listed(others) });
  if (reading === 'piece') return t('reading.piece', { words: listed(parts) });
  return t(`reading.${reading}`);
}

/** What a word is looked for as beside itself. */
const besides = ({ stem, reading, parts, joined, synonyms }: Word): readonly string[] => [
  t('reading.stem', { stem }),
  ...(parts.length > 0 && reading !== 'piece' ? [t('reading.parts', { words: listed(parts) })] : []),
  ...(joined.length > 0 ? [t('reading.joined', { words: listed(joined) })] : []),
  ...(synonyms.length > 0 ? [t('reading.synonyms', { words: listed(synonyms) })] : []),
];

function ReadAs({ word }: { readonly word: Word }): ReactElement {
  return (
    <>
      {readAs(word)}
      {besides(word).map((text) => (
        <span key={text} className="lc-under lc-under--kept">
          {text}
        </span>
      ))}
    </>
  );
}

/** A question as it was read: word by word, and what was said about all of it. */
export function ExplainedReading({
  explanation: { words, ignored, phrases, excluded, corrected },
  locale,
}: {
  readonly explanation: Explanation;
  readonly locale: string;
}): ReactElement {
  const said = [
    ...(corrected === null ? [] : [t('reading.corrected', { term: corrected })]),
    ...(ignored.length > 0 ? [t('reading.ignored', { words: cited(ignored) })] : []),
    ...(phrases.length > 0 ? [t('reading.phrases', { words: cited(phrases) })] : []),
    ...(excluded.length > 0 ? [t('reading.excluded', { words: cited(excluded) })] : []),
  ];
  return (
    <div className="site-search-reading">
      {words.length === 0 && <p>{t('reading.none')}</p>}
      {words.length > 0 && (
        <DataTable
          caption={t('reading.title')}
          columns={[
            {
              key: 'word',
              header: t('reading.word'),
              isRowHeader: true,
              width: '24%',
              render: ({ word: { text } }) => <span lang={locale}>{text}</span>,
            },
            { key: 'read', header: t('reading.readAs'), render: ({ word }) => <ReadAs word={word} /> },
            {
              key: 'rarity',
              header: t('reading.rarity'),
              isNumeric: true,
              style: 'lc-table__labelled',
              width: '6rem',
              render: ({ word }) => formatPoints(word.rarity),
            },
          ]}
          items={words.map((word, index) => ({ word, key: `${index} ${word.text}` }))}
          keyOf={({ key }) => key}
        />
      )}
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
