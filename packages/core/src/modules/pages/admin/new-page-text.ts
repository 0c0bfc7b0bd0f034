import type { PageTypeSummary } from '#contract/boot.ts';
import type { Text } from '#admin/messages/use-messages.ts';

/** The name of the action that makes a page of a type: `New news item`. A language that keeps capitals uses `label`. */
export const newPageText = (t: Text, { label }: Pick<PageTypeSummary, 'label'>): string =>
  t('pages.newOf', { label, name: label.charAt(0).toLowerCase() + label.slice(1) });

/** The address, below `/cmsadmin`, of the form for a new page. */
export const newPagePath = (type: Pick<PageTypeSummary, 'type'> | undefined): string =>
  type ? `/new-page?type=${encodeURIComponent(type.type)}` : '/new-page';
