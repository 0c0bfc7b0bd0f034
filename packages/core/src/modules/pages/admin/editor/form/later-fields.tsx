import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { later } from '../late/later.tsx';

/** Fields that few pages have: their code comes with the page that has one, and to all others after the first letter. */
export const NumberField = later(
  async () => (await import('#admin/ui/fields/number-field.tsx')).NumberField,
  <Skeleton lines={1} />,
);
export const DateField = later(async () => (await import('#admin/ui/fields/date-field.tsx')).DateField, <Skeleton lines={1} />);
export const TagsField = later(
  async () => (await import('#modules/tags/admin/fields/index.ts')).TagsField,
  <Skeleton lines={1} />,
);

/** They by the controls that fields name. */
export const laterFields: Readonly<Record<string, { readonly fetch: () => void }>> = {
  number: NumberField,
  date: DateField,
  tags: TagsField,
};
