import { useQuery } from '@tanstack/react-query';
import { ListTree } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { localeName } from '#admin/messages/format.ts';
import { labelOf } from '#admin/messages/translations.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useQueryFailure } from '#admin/state/use-query-failure.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { menuCalls } from '../menu.client.ts';
import { MenuEditor } from './menu-editor.tsx';
import { menuKey, menusKey } from './menu-keys.ts';

/** The menus of the site: one at a time, in one language. The address says which. */
export default function MenuStructureScreen(): ReactElement {
  const t = useText();
  const { client, boot } = useApp();
  const [search, setSearch] = useSearchParams();
  const list = useQuery({
    queryKey: [...menusKey, 'list'],
    queryFn: async ({ signal }) => unwrap(await client.call(menuCalls.list, { signal })),
  });
  const chosen = list.data?.find(({ name }) => name === search.get('menu')) ?? list.data?.[0];
  const { availableLocales, defaultLocale } = boot.locales;
  const asked = search.get('locale') ?? '';
  const locale = availableLocales.includes(asked) ? asked : defaultLocale;
  const name = chosen?.name ?? '';
  const menu = useQuery({
    queryKey: menuKey(name, locale),
    enabled: name !== '',
    // It is edited from what is there now, and not changed under anybody's hands.
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => unwrap(await client.call(menuCalls.read, { params: { name }, query: { locale }, signal })),
  });
  const failure = useQueryFailure(list.error ?? menu.error);
  const choose = (next: { readonly menu?: string; readonly locale?: string }) => setSearch({ menu: name, locale, ...next });
  const choice = (
    <div className="lc-menu-choice">
      <Select
        label={t('menus.menu')}
        isLabelHidden
        value={name}
        options={(list.data ?? []).map((each) => ({ value: each.name, label: labelOf(each.label, each.owner) }))}
        onChange={(next) => choose({ menu: next })}
      />
      {availableLocales.length > 1 && (
        <Select
          label={t('menus.locale')}
          isLabelHidden
          value={locale}
          options={availableLocales.map((value) => ({ value, label: localeName(value) }))}
          onChange={(next) => choose({ locale: next })}
        />
      )}
    </div>
  );
  if (chosen && menu.data)
    return (
      <MenuEditor
        key={`${name} ${locale}`}
        menu={menu.data}
        title={labelOf(chosen.label, chosen.owner)}
        help={labelOf(chosen.help, chosen.owner)}
        choice={choice}
      />
    );
  return (
    <Screen title={t('nav.menuStructure')}>
      <div className="lc-panel">
        {failure ? (
          <ErrorState
            title={t('menus.failed')}
            text={failure.text}
            requestID={failure.requestID}
            onRetry={() => void (list.error ? list.refetch() : menu.refetch())}
          />
        ) : list.data?.length === 0 ? (
          <EmptyState icon={<ListTree />} title={t('menus.none')} text={t('menus.noneText')} />
        ) : (
          <Skeleton lines={8} />
        )}
      </div>
    </Screen>
  );
}
