import { BookX } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, usePermission } from '#admin/shell/app-context.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import type { GlossaryTerm } from '../glossary.schema.ts';
import { TermForm } from './glossary/term-form.tsx';
import { TermList } from './glossary/term-list.tsx';
import { useGlossary } from './glossary/use-glossary.ts';
import type { LocalePair } from './glossary/use-glossary.ts';

function Terms({ pair }: { readonly pair: LocalePair }): ReactElement {
  const t = useText();
  const canEdit = usePermission('manage-glossary');
  const { terms, set, remove, isPending, errors } = useGlossary(pair);
  const [edited, setEdited] = useState<GlossaryTerm>();
  return (
    <div className="lc-panel lc-glossary__terms">
      {canEdit && (
        <TermForm
          key={edited?.id ?? 'new'}
          pair={pair}
          term={edited}
          isPending={isPending}
          errors={errors}
          onSet={set}
          onDone={() => setEdited(undefined)}
        />
      )}
      {terms.isError && <ErrorState title={t('glossary.failed')} onRetry={() => void terms.refetch()} />}
      {terms.isPending && <Skeleton lines={5} />}
      {terms.data && (
        <TermList
          pair={pair}
          terms={terms.data}
          canEdit={canEdit}
          onEdit={setEdited}
          onRemove={(term) => {
            if (edited?.id === term.id) setEdited(undefined);
            void remove(term);
          }}
        />
      )}
    </div>
  );
}

/** How words are translated by machine, from one language of the site to another. */
export default function GlossaryScreen(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { availableLocales, defaultLocale } = boot.locales;
  const [from, setFrom] = useState(defaultLocale);
  const [wanted, setWanted] = useState<string>();
  const targets = availableLocales.filter((locale) => locale !== from);
  const to = targets.find((locale) => locale === wanted) ?? targets[0];
  const named = (locales: readonly string[]) => locales.map((value) => ({ value, label: localeName(value) }));
  return (
    <Screen title={t('nav.glossary')} width="medium">
      {!boot.canTranslate && <EmptyState icon={<BookX />} title={t('glossary.none')} text={t('glossary.noneText')} />}
      {boot.canTranslate && (
        <>
          <p className="lc-quiet">{t('glossary.intro')}</p>
          {to === undefined && <p>{t('glossary.single')}</p>}
          {to !== undefined && (
            <>
              <div className="lc-glossary__pair">
                <Select label={t('glossary.from')} value={from} options={named(availableLocales)} onChange={setFrom} />
                <Select label={t('glossary.to')} value={to} options={named(targets)} onChange={setWanted} />
              </div>
              <Terms key={`${from} ${to}`} pair={{ from, to }} />
            </>
          )}
        </>
      )}
    </Screen>
  );
}
