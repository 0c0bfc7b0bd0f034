import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { labelOf } from '#admin/messages/translations.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useFailureTexts } from '#admin/shell/app-context.ts';
import type { MachineTranslated } from '../../machine.schema.ts';
import type { MachineOutcome } from './machine-run.ts';

function Translated({ page, isNew, texts, refused }: MachineTranslated): ReactElement {
  const t = useText();
  const said = texts === 0 && refused.length === 0 ? t('machine.none') : t('machine.texts', { count: texts });
  return (
    <>
      <Link to={`/pages/${page.id}`} lang={page.locale}>
        {page.title}
      </Link>
      <span className="lc-quiet">{isNew ? `${said} (${t('machine.new')})` : said}</span>
      {refused.length > 0 && (
        <ul aria-label={t('machine.left')}>
          {refused.map(({ part, label, reason, path }) => (
            <li key={`${part} ${path ?? ''}`}>
              {`${label ? labelOf(label) : t('translating.pagePart')}: ${t(`machine.refused.${reason}`)}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What became of each page that a machine was to translate. */
export function MachineReport({ outcomes }: { readonly outcomes: readonly MachineOutcome[] }): ReactElement {
  const t = useText();
  const textsOf = useFailureTexts();
  return (
    <ul className="lc-outcomes" aria-label={t('machine.results')}>
      {outcomes.map(({ page, translated, failure }) => (
        <li key={page.id} className="lc-outcome" data-done={failure === undefined}>
          {failure ? (
            <CircleAlert className="lc-icon" aria-hidden="true" />
          ) : (
            <CircleCheck className="lc-icon" aria-hidden="true" />
          )}
          <span className="lc-outcome__text">
            {translated ? (
              <Translated {...translated} />
            ) : (
              <>
                <span className="lc-outcome__name" lang={page.locale}>
                  {page.title}
                </span>
                <span className="lc-quiet">{`${t('machine.notDone')}: ${failure ? textsOf(failure).join(' ') : ''}`}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
