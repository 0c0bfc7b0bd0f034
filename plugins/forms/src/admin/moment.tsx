import { adminLocale } from '@lectern/core/admin';
import type { ReactElement } from 'react';

/** A moment in the person's own time zone: the day, and the time where it matters. */
export const Moment = ({ iso, hasTime = true }: { readonly iso: string; readonly hasTime?: boolean }): ReactElement => (
  <time dateTime={iso}>
    {new Intl.DateTimeFormat(adminLocale(), { dateStyle: 'medium', ...(hasTime ? { timeStyle: 'short' } : {}) }).format(
      new Date(iso),
    )}
  </time>
);
