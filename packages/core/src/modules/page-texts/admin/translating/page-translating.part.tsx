import { Download, FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { localeName } from '#admin/messages/format.ts';
import type { PageTranslatingProps } from '#admin/module-parts.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, usePermission } from '#admin/shell/app-context.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { mostTranslated } from '../../page-limit.ts';
import { pageTextCalls } from '../../page-texts.client.ts';
import { MachineSection } from './machine-section.tsx';
import { TakenReport } from './taken-report.tsx';
import { useTakeIn } from './use-take-in.ts';

/** The language to translate to, and the file for it; or why there is none. */
function SendPages({ pages }: Pick<PageTranslatingProps, 'pages'>): ReactElement {
  const t = useText();
  const { boot, client } = useApp();
  const sources = new Set(pages.map(({ locale }) => locale));
  const targets = boot.locales.availableLocales.filter((locale) => !sources.has(locale));
  const [chosen, setChosen] = useState(targets[0]);
  const to = targets.find((locale) => locale === chosen) ?? targets[0];
  if (sources.size > 1) return <p>{t('translating.several')}</p>;
  if (to === undefined) return <p>{t('translating.single')}</p>;
  if (pages.length > mostTranslated) return <p>{t('translating.tooMany', { count: mostTranslated })}</p>;
  const query = { pages: pages.map(({ id }) => id).join(','), to };
  return (
    <div className="lc-texts__send">
      <Select
        label={t('translating.to')}
        value={to}
        options={targets.map((value) => ({ value, label: localeName(value) }))}
        onChange={setChosen}
      />
      <a className="lc-button lc-button--grey" href={client.url(pageTextCalls.exportXliff, { query })} download>
        <Download className="lc-icon" aria-hidden="true" />
        <span>{t('translating.out')}</span>
      </a>
    </div>
  );
}

/** The way of pages to translators, and back. */
function Translators({ pages, onTaken }: PageTranslatingProps): ReactElement {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const mayEdit = usePermission('edit-page');
  const { take, isPending, errors, taken } = useTakeIn(onTaken);
  return (
    <section className="lc-texts__translating" aria-labelledby={id}>
      <h3 id={id}>{t('translating.title')}</h3>
      <p className="lc-quiet">{t('translating.text')}</p>
      <SendPages pages={pages} />
      {mayEdit && (
        <div>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlf,.xliff,application/xliff+xml"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void take(file);
            }}
          />
          <Button
            icon={<FileUp className="lc-icon" aria-hidden="true" />}
            isPending={isPending}
            onPress={() => input.current?.click()}
          >
            {t('translating.in')}
          </Button>
        </div>
      )}
      {errors.length > 0 && <ErrorBox errors={errors} />}
      {taken && <TakenReport {...taken} />}
    </section>
  );
}

/** The ways in which pages are translated: by machine where the site has one, and by translators. */
export default function PageTranslating(props: PageTranslatingProps): ReactElement {
  const { boot } = useApp();
  const mayEdit = usePermission('edit-page');
  return (
    <>
      {boot.canTranslate && mayEdit && <MachineSection {...props} />}
      <Translators {...props} />
    </>
  );
}
