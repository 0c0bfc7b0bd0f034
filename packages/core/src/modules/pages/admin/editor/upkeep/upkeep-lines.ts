import { formatRecent } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import type { Upkeep } from '#modules/pages/upkeep.calls.ts';

/** What the days are counted from, and when the page is to be looked at again. */
export function upkeepLines(t: Text, { checked, dueAt }: Upkeep, now: Date): readonly string[] {
  if (!checked) return [t('upkeep.notLive')];
  const at = formatRecent(checked.at, now);
  const { how, by } = checked;
  return [
    by ? t(`upkeep.${how}By`, { at, name: by.name }) : t(`upkeep.${how}`, { at }),
    dueAt === null
      ? t('upkeep.notDue')
      : t(new Date(dueAt) <= now ? 'upkeep.dueSince' : 'upkeep.dueAt', { at: formatRecent(dueAt, now) }),
  ];
}
