import { SearchX } from 'lucide-react';
import { memo, useCallback, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import type { Replaced } from '../page-texts.schema.ts';
import { allHits, chosenPages, countChosen, countFree, noHits, shareOf, withHits } from './chosen-hits.ts';
import type { HitChoice } from './chosen-hits.ts';
import { ChoiceBox } from './choice-box.tsx';
import { FoundPages } from './found-pages.tsx';
import { ReplaceBar } from './replace-bar.tsx';
import { useReplace } from './use-replace.ts';
import type { Finding } from './use-find.ts';

interface FindResultsProps {
  readonly finding: Finding;
  readonly onReplaced: (replaced: Replaced) => void;
}

/** Everything that was found, and what is to stand in its place. What is typed beside it draws nothing of it anew. */
export const FindResults = memo(function FindResults({ finding, onReplaced }: FindResultsProps): ReactElement {
  const t = useText();
  const id = useId();
  const [chosen, setChosen] = useState(noHits);
  const choose = useCallback((choice: HitChoice) => setChosen((now) => withHits(now, choice)), []);
  const { replace, isPending, errors } = useReplace();
  const { pages, wanted, state } = finding;
  const free = countFree(pages);
  const places = pages.reduce((sum, { hitCount }) => sum + hitCount, 0);
  if (pages.length === 0)
    return state === 'done' ? (
      <EmptyState icon={<SearchX />} title={t('findReplace.nothing')} text={t('findReplace.nothingText')} />
    ) : (
      <></>
    );
  return (
    <>
      <section aria-labelledby={id} className="lc-texts__results">
        <h2 id={id} className="lc-hidden">
          {t('findReplace.results')}
        </h2>
        <div className="lc-texts__head">
          <ChoiceBox
            share={shareOf(countChosen(chosen).hits, free)}
            label={t('findReplace.chooseAll')}
            isDisabled={free === 0}
            onChange={(isChosen) => setChosen(isChosen ? allHits(pages) : noHits)}
          >
            {t('findReplace.chooseAll')}
          </ChoiceBox>
          <span className="lc-num lc-quiet">
            {t('findReplace.places', { count: places })} {t('findReplace.pages', { count: pages.length })}
          </span>
        </div>
        {state === 'full' && <p>{t('findReplace.tooMany')}</p>}
        <FoundPages pages={pages} chosen={chosen} onChoose={choose} />
      </section>
      {free > 0 && (
        <ReplaceBar
          kind={wanted.kind}
          chosen={chosen}
          isPending={isPending}
          errors={errors}
          onReplace={async (by) => {
            const replaced = await replace({ wanted, by, pages: [...chosenPages(pages, chosen)] });
            if (replaced) onReplaced(replaced);
          }}
        />
      )}
    </>
  );
});
