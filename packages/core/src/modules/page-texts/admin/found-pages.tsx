import { memo, useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { BareButton } from '#admin/ui/controls/bare-button.tsx';
import type { FoundPage } from '../page-texts.schema.ts';
import { freeHits, shareOf } from './chosen-hits.ts';
import type { ChosenHits, HitChoice } from './chosen-hits.ts';
import { ChoiceBox } from './choice-box.tsx';
import { FoundHit } from './found-hit.tsx';

interface FoundPagesProps {
  readonly pages: readonly FoundPage[];
  readonly chosen: ChosenHits;
  readonly onChoose: (choice: HitChoice) => void;
}

interface FoundPageProps {
  readonly page: FoundPage;
  /** Ids of the chosen hits. */
  readonly mine: ReadonlySet<string> | undefined;
  readonly onChoose: (choice: HitChoice) => void;
}

/** Pages that are drawn at first, and with each further press. */
const shownAtOnce = 25;
/** Hits of a page that are drawn at first. */
const hitsAtFirst = 20;

/** Drawn anew only where its own hits are chosen: a frequent word has thousands of them. */
const FoundPageItem = memo(function FoundPageItem({ page, mine, onChoose }: FoundPageProps): ReactElement {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { id, title, locale, path, hits, hitCount } = page;
  const free = freeHits(page);
  const shown = isWhole ? hits : hits.slice(0, hitsAtFirst);
  const hidden = hits.length - shown.length;
  const choose = (ids: readonly string[], isChosen: boolean): void => onChoose({ pageID: id, hits: ids, isChosen });
  const name = title || t('findReplace.untitled');
  return (
    <li className="lc-texts-found">
      <div className="lc-texts-found__head">
        <ChoiceBox
          share={shareOf(mine?.size ?? 0, free.length)}
          label={t('findReplace.chooseOnPage', { title: name })}
          isDisabled={free.length === 0}
          onChange={(isChosen) =>
            choose(
              free.map((hit) => hit.id),
              isChosen,
            )
          }
        />
        <h3 className="lc-texts-found__title">
          <Link to={`/pages/${id}`}>{name}</Link>
        </h3>
        <span className="lc-slug lc-quiet">{path}</span>
        <span className="lc-quiet">{localeName(locale)}</span>
      </div>
      <ul className="lc-texts-found__hits" aria-label={name}>
        {shown.map((hit) => (
          <FoundHit
            key={hit.id}
            page={page}
            hit={hit}
            isChosen={mine?.has(hit.id) ?? false}
            onChoose={(isChosen) => choose([hit.id], isChosen)}
          />
        ))}
        {hidden > 0 && (
          <li className="lc-texts-hit">
            <BareButton onPress={() => setWhole(true)}>{t('findReplace.showHits', { count: hidden })}</BareButton>
          </li>
        )}
        {hidden === 0 && hitCount > hits.length && (
          <li className="lc-quiet lc-texts-hit">{t('findReplace.moreOnPage', { count: hitCount - hits.length })}</li>
        )}
      </ul>
    </li>
  );
});

/** What was found, by page. */
export function FoundPages({ pages, chosen, onChoose }: FoundPagesProps): ReactElement {
  const t = useText();
  const [shown, setShown] = useState(shownAtOnce);
  const left = Math.min(shownAtOnce, pages.length - shown);
  return (
    <>
      <ul className="lc-texts-found-pages">
        {pages.slice(0, shown).map((page) => (
          <FoundPageItem key={page.id} page={page} mine={chosen.get(page.id)} onChoose={onChoose} />
        ))}
      </ul>
      {left > 0 && <BareButton onPress={() => setShown(shown + left)}>{t('findReplace.showMore', { count: left })}</BareButton>}
    </>
  );
}
