import type { PersonalData } from '#server/kernel/personal-data.ts';

interface Row {
  readonly pageID: string;
  readonly at: Date;
  readonly text: string;
}

/** What a person wrote about pages. It stays for those who work on them, by an author who is a number. */
export const commentsPersonalData: PersonalData = {
  async find({ userID }, { pool }) {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::integer as count from lectern_comment where author_id = $1',
      [userID ?? null],
    );
    return rows[0]?.count ?? 0;
  },
  async export({ userID }, { pool }) {
    const { rows } = await pool.query<Row>(
      `select t.page_id as "pageID", c.at, c.text from lectern_comment c join lectern_comment_thread t on t.id = c.thread_id
       where c.author_id = $1 order by c.number`,
      [userID ?? null],
    );
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  },
  // The author is a number, whose name goes with the account.
  erase: () => Promise.resolve(),
};
