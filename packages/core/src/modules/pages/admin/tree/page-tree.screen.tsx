import { FilePlus2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { localeName } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, usePermission } from '#admin/shell/app-context.ts';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { newPagePath } from '../new-page-text.ts';
import { TreeOfLocale } from './tree-of-locale.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** The second view of the page overview: what stands below what. Each language has a tree of its own. */
export default function PageTreeScreen(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const mayCreate = usePermission('create-page');
  const { availableLocales, defaultLocale } = boot.locales;
  const [params, setParams] = useSearchParams();
  const wanted = params.get('locale');
  const locale = availableLocales.find((each) => each === wanted) ?? defaultLocale;
  return (
    <Screen
      title={t('pages.title')}
      detail={<ViewSwitch current="tree" />}
      actions={
        mayCreate && (
          <LinkButton to={newPagePath(undefined)} theme="orange" icon={<FilePlus2 className="lc-icon" aria-hidden="true" />}>
            {t('pages.new')}
          </LinkButton>
        )
      }
    >
      <section className="lc-panel lc-page-tree-panel" aria-label={t('view.tree')}>
        <header className="lc-page-tree-panel__head">
          <p className="lc-quiet">{t('tree.help')}</p>
          {availableLocales.length > 1 && (
            <Select
              label={t('column.locale')}
              value={locale}
              options={availableLocales.map((entry) => ({ value: entry, label: localeName(entry) }))}
              onChange={(next) => setParams(next === defaultLocale ? {} : { locale: next }, { replace: true })}
            />
          )}
        </header>
        <TreeOfLocale key={locale} locale={locale} />
      </section>
    </Screen>
  );
}
