import { Migration } from '@lectern/core/migrations';

export default class Offers extends Migration {
  override up(): void {
    // Of the link by which an appointment in an absence is moved; null where none was sent.
    this.addSql(`alter table planner_appointment
      add column offer_hash bytea null constraint planner_appointment_offer unique`);
  }

  override down(): void {
    this.addSql('alter table planner_appointment drop column offer_hash');
  }
}
