import { formatMoment, localeName } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import type { Choice } from '#admin/ui/controls/segmented-control.tsx';
import type { Translation } from '../../page.schema.ts';
import type { ListedVersion } from '../../versions.schema.ts';
import { previousOf } from './compared-pair.ts';

/** Stands before the id of a translation of the page, where others are versions. */
export const ofPage = 'page:';

interface Others {
  readonly version: ListedVersion;
  readonly versions: readonly ListedVersion[];
  readonly translations: readonly Translation[];
}

/** What a version can be compared with: the one before it, what stands now, every other one, its translations. */
export function otherOptions(t: Text, { version, versions, translations }: Others): Choice[] {
  const previous = previousOf(versions, version);
  const others = versions.filter(({ id }) => id !== version.id && id !== previous?.id);
  const labelOf = ({ number, endedAt, isLatest }: ListedVersion): string =>
    isLatest ? t('versions.current', { number }) : t('versions.other', { number, when: formatMoment(endedAt) });
  return [
    ...(previous ? [{ value: previous.id, label: t('versions.previous', { number: previous.number }) }] : []),
    ...others.map((other) => ({ value: other.id, label: labelOf(other) })),
    ...translations.flatMap(({ locale, page }) => {
      const title = page?.title || t('editor.untitled');
      return page
        ? [{ value: `${ofPage}${page.id}`, label: t('versions.translation', { locale: localeName(locale), title }) }]
        : [];
    }),
  ];
}
