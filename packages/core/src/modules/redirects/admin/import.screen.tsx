import { ArrowLeft, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useErrorText } from '#admin/shell/app-context.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Section } from '#admin/ui/layout/section.tsx';
import type { ImportOutcome } from '../redirects.schema.ts';
import { FileButton } from './file-button.tsx';
import { useImport } from './use-import.ts';

function WrongLines({ outcome: { errors, totalErrors } }: { readonly outcome: ImportOutcome }): ReactElement {
  const t = useText();
  const textOf = useErrorText();
  return (
    <>
      <p className="lc-note" role="alert">
        <CircleAlert className="lc-icon" aria-hidden="true" />
        <span>{t('import.refused', { count: totalErrors })}</span>
      </p>
      <ul className="lc-redirects__wrong" aria-label={t('import.wrongLines')}>
        {errors.map(({ line, property, code, from, to }) => (
          <li key={`${line} ${property} ${code}`}>
            <span className="lc-strong">{t('import.line', { line })}</span>
            <span>{textOf({ code }, t(property === 'from' ? 'redirects.path' : 'import.to'))}</span>
            <code className="lc-slug lc-quiet">
              {from} → {to}
            </code>
          </li>
        ))}
        {totalErrors > errors.length && <li className="lc-quiet">{t('import.more', { count: totalErrors - errors.length })}</li>}
      </ul>
    </>
  );
}

/** Imports redirects from a CSV file: first what it would do, then all of it or nothing. */
export default function ImportScreen(): ReactElement {
  const t = useText();
  const { tried, problems, isPending, attempt, tryOut, run } = useImport();
  const count = tried ? tried.outcome.created + tried.outcome.changed : 0;
  return (
    <Screen
      title={t('import.title')}
      width="medium"
      actions={
        <LinkButton to="/redirects" icon={<ArrowLeft className="lc-icon" aria-hidden="true" />}>
          {t('redirects.back')}
        </LinkButton>
      }
    >
      <div className="lc-panel">
        <Section title={t('import.file')} text={t('import.help')}>
          <div className="lc-stack">
            <ErrorBox key={attempt} errors={problems} />
            <pre className="lc-redirects__example">{'from,to\n/old/page.html,/new-page\n/brochure.pdf,410'}</pre>
            <div>
              <FileButton
                label={t('import.choose')}
                accept=".csv,text/csv"
                isPending={isPending}
                onChoose={(file) => void tryOut(file)}
              />
            </div>
          </div>
        </Section>
        {tried && (
          <Section title={tried.file.name} text={tried.outcome.totalErrors === 0 ? t('import.dryRun') : undefined}>
            <div className="lc-stack">
              <p className="lc-with-icon" role="status">
                {tried.outcome.totalErrors === 0 && <CircleCheck className="lc-icon" aria-hidden="true" />}
                <span>
                  {t('import.created', { count: tried.outcome.created })}, {t('import.changed', { count: tried.outcome.changed })}
                  , {t('import.unchanged', { count: tried.outcome.unchanged })}
                </span>
              </p>
              {tried.outcome.totalErrors > 0 && <WrongLines outcome={tried.outcome} />}
              {tried.outcome.totalErrors === 0 && count > 0 && (
                <div>
                  <Button theme="orange" isPending={isPending} onPress={() => void run(tried.file)}>
                    {t('import.run', { count })}
                  </Button>
                </div>
              )}
            </div>
          </Section>
        )}
      </div>
    </Screen>
  );
}
