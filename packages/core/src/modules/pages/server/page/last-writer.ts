import { peopleSQL } from '#modules/users/server/public.ts';

/** SQL of who wrote the page with this id last: `w`, with their user `u`, absent where that person is gone. */
export const lastWriter = (pageID: string): string =>
  `from lectern_version_author w left join ${peopleSQL} u on u.id = w.user_id
   where w.page_id = ${pageID} order by w.written_at desc limit 1`;

/** SQL of the ids of the pages that a user wrote. */
export const pagesWrittenBy = (userID: string): string => `select page_id from lectern_version_author where user_id = ${userID}`;
