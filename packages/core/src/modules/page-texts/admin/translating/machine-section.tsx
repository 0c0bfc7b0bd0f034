import { Languages } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { localeName } from '#admin/messages/format.ts';
import type { PageTranslatingProps } from '#admin/module-parts.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { mostTranslated } from '../../page-limit.ts';
import { MachineReport } from './machine-report.tsx';
import { useMachine } from './use-machine.ts';

type Only = 'changed' | 'all';

/** Translates pages by machine into the drafts of their translations. */
export function MachineSection({ pages, onBefore, onTaken }: PageTranslatingProps): ReactElement | null {
  const t = useText();
  const id = useId();
  const { boot } = useApp();
  const { run, stop, isRunning, outcomes } = useMachine({ onBefore, onTaken });
  const sources = new Set(pages.map(({ locale }) => locale));
  const targets = boot.locales.availableLocales.filter((locale) => !sources.has(locale));
  const [chosen, setChosen] = useState(targets[0]);
  const [only, setOnly] = useState<Only>('changed');
  const to = targets.find((locale) => locale === chosen) ?? targets[0];
  if (to === undefined || sources.size > 1 || pages.length > mostTranslated) return null;
  const progress =
    pages.length > 1 ? t('machine.progress', { done: outcomes.length, total: pages.length }) : t('machine.working');
  return (
    <section className="lc-texts__translating" aria-labelledby={id}>
      <h3 id={id}>{t('machine.title')}</h3>
      <p className="lc-quiet">
        {t('machine.text')} <Link to="/glossary">{t('machine.glossary')}</Link>
      </p>
      <div className="lc-texts__send">
        <Select
          label={t('translating.to')}
          value={to}
          options={targets.map((value) => ({ value, label: localeName(value) }))}
          onChange={setChosen}
        />
        <Select<Only>
          label={t('machine.only')}
          value={only}
          options={[
            { value: 'changed', label: t('machine.changed') },
            { value: 'all', label: t('machine.all') },
          ]}
          onChange={setOnly}
        />
        <Button
          icon={<Languages className="lc-icon" aria-hidden="true" />}
          isPending={isRunning}
          onPress={() => void run(pages, { to, only })}
        >
          {t('machine.run')}
        </Button>
        {isRunning && pages.length > 1 && (
          <Button theme="plain" onPress={stop}>
            {t('machine.stop')}
          </Button>
        )}
      </div>
      <p className="lc-quiet" role="status">
        {isRunning && progress}
      </p>
      {outcomes.length > 0 && <MachineReport outcomes={outcomes} />}
    </section>
  );
}
