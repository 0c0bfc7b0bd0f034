import type { TestApp } from '@lectern/testing';

const settings = {
  duration: 60,
  interval: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  minimumNotice: 60,
  horizon: 60,
  maxPerDay: null,
  holidays: 'nl',
};

/** Regions of tests, each with advisors who work on weekdays from nine to five. */
export interface SeededRegion {
  readonly id: string;
  readonly advisors: readonly string[];
}

/** Writes regions `regio-1` and so on, with so many advisors each. */
export async function seedRules(app: TestApp, regions: number, advisorsEach: number): Promise<readonly SeededRegion[]> {
  const { pool } = app.app;
  const plan = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
  const seeded: SeededRegion[] = [];
  for (let number = 1; number <= regions; number += 1) {
    const advisors: string[] = [];
    for (let each = 0; each < advisorsEach; each += 1) {
      const id = crypto.randomUUID();
      advisors.push(id);
      await pool.query(
        `insert into planner_advisor (id, name, job_title, email, plan, exceptions)
         values ($1, $2, 'Adviseur', $3, $4, '[]')`,
        [id, `Adviseur ${number}.${each}`, `adviseur-${number}-${each}@example.com`, JSON.stringify(plan)],
      );
    }
    const id = `regio-${number}`;
    await pool.query(
      `insert into planner_region (id, name, shapes, postcodes, advisors, settings, created_at)
       values ($1, $2, '[]', '[]', $3, $4, now())`,
      [id, `Regio ${number}`, JSON.stringify(advisors), JSON.stringify(settings)],
    );
    seeded.push({ id, advisors });
  }
  return seeded;
}
