import { useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useTakeBack } from '../../undo/admin/public.ts';
import type { Replaced } from '../page-texts.schema.ts';

interface ReplacedReportProps {
  readonly replaced: Replaced;
  readonly onAgain: () => void;
}

/** What became of a replacement, and the way back. */
export function ReplacedReport({ replaced: { pages, skipped, undoID }, onAgain }: ReplacedReportProps): ReactElement {
  const t = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { action } = useTakeBack();
  const undo = action(undoID, onAgain);
  // What stood there is gone, and with it the button that was pressed.
  useEffect(() => heading.current?.focus(), []);
  const places = t('findReplace.places', { count: pages.reduce((sum, { hits }) => sum + hits, 0) });
  return (
    <section className="lc-panel lc-texts__report" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={heading}>
        {t(pages.length > 0 ? 'findReplace.replaced' : 'findReplace.replacedNothing')}
      </h2>
      {pages.length > 0 && (
        <p>{t('findReplace.replacedText', { places, pages: t('findReplace.pages', { count: pages.length }) })}</p>
      )}
      {skipped.length > 0 && (
        <>
          <h3>{t('findReplace.skipped')}</h3>
          <ul>
            {skipped.map((page) => (
              <li key={page.id}>
                {page.reason === 'gone' ? (
                  t('findReplace.goneName')
                ) : (
                  <Link to={`/pages/${page.id}`}>{page.title || t('findReplace.untitled')}</Link>
                )}
                {`: ${t(`findReplace.${page.reason}`)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="lc-texts__report-actions">
        {undo && 'onPress' in undo && <Button onPress={undo.onPress}>{undo.label}</Button>}
        <Button onPress={onAgain}>{t('findReplace.again')}</Button>
      </div>
    </section>
  );
}
