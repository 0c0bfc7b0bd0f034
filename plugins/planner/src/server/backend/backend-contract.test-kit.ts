import { isLecternError } from '@lectern/core';
import { expect } from 'chai';
import type { SeededRegion } from '../planner.test-kit.ts';
import type { PlannerBackend } from './planner-backend.types.ts';

/** A backend with what its tests need around it. */
export interface BackendStage {
  readonly backend: PlannerBackend;
  readonly setClock: (time: Date) => void;
  /** Of two advisors, by `seedRules`. */
  readonly region: SeededRegion;
  /** The token in the mails about an appointment. */
  readonly linkOf: (reference: string, purpose: 'cancel' | 'move') => Promise<string>;
}

const monday = new Date('2026-11-23T08:00:00.000Z');
const tuesday = '2026-11-24T09:00:00.000Z';
const later = '2026-11-24T13:00:00.000Z';
const contact = { contactPerson: 'Kees Kanarie', phone: '06 12 34 56 78', relationNumber: '', email: 'kees@kanarie.example' };

/** The codes of a refusal, and the other times that it names. */
async function refusalOf(work: Promise<unknown>): Promise<{ readonly codes: readonly string[]; readonly others: number }> {
  try {
    await work;
  } catch (error) {
    if (!isLecternError(error)) throw error;
    const { alternatives = [] } = (error.data ?? {}) as { readonly alternatives?: readonly object[] };
    return { codes: error.errors.map(({ code }) => code), others: alternatives.length };
  }
  return expect.fail('it was not refused');
}

/** What every backend of the planner keeps, whatever it keeps appointments in. Each test begins with an empty one. */
export function describeBackend(stage: () => BackendStage): void {
  const at = (start = tuesday, advisor = 0) => ({
    region: stage().region.id,
    start,
    advisor: stage().region.advisors[advisor] ?? '',
  });
  const free = async (start: string, hold?: string): Promise<number> => {
    const { days } = await stage().backend.availability({ region: stage().region.id, week: '2026-W48', hold });
    expect(days).to.have.length(7);
    return days.flatMap(({ slots }) => slots).filter((slot) => slot.start === start).length;
  };
  beforeEach(() => stage().setClock(monday));

  it('names regions, and the times of a week', async () => {
    const { backend, region } = stage();
    expect((await backend.regions()).map(({ id }) => id)).to.include(region.id);
    const { firstWeek, week } = await backend.availability({ region: region.id });
    expect([firstWeek, week]).to.eql(['2026-W48', '2026-W48']);
    expect(await free(tuesday)).to.equal(2);
    expect((await refusalOf(backend.availability({ region: 'nergens' }))).codes).to.eql(['G_04']);
    expect((await refusalOf(backend.availability({ region: region.id, week: '2026-W54' }))).codes).to.eql(['V_12']);
  });

  it('holds a time for one, who moves it and confirms it once', async () => {
    const { backend } = stage();
    const held = await backend.hold(at());
    expect(held.expiresAt).to.equal('2026-11-23T08:10:00.000Z');
    expect([await free(tuesday), await free(tuesday, held.token)]).to.eql([1, 2]);
    expect(await refusalOf(backend.hold(at()))).to.eql({ codes: ['PL_01'], others: 3 });
    expect((await backend.hold({ ...at(later), hold: held.token })).token).to.equal(held.token);
    expect([await free(tuesday), await free(later)]).to.eql([2, 1]);
    const made = await backend.confirm({ hold: held.token, contact });
    expect(made).to.include({ start: later, status: 'confirmed' });
    expect(await backend.confirm({ hold: held.token, contact: { ...contact, contactPerson: 'Iemand' } })).to.eql(made);
  });

  it('refuses what was never offered, who says nothing, and a sixth for one address', async () => {
    const { backend, region } = stage();
    for (const asked of [at('2026-11-24T09:10:00.000Z'), at('2026-11-20T09:00:00.000Z'), { ...at(), advisor: 'niemand' }])
      expect((await refusalOf(backend.hold(asked))).codes, asked.start).to.eql(['PL_02']);
    expect((await refusalOf(backend.hold({ ...at(), region: 'nergens' }))).codes).to.eql(['G_04']);
    expect((await refusalOf(backend.confirm({ ...at(), contact: {} }))).codes).to.eql(['V_01', 'V_01', 'V_01']);
    expect((await refusalOf(backend.confirm({ hold: 'x'.repeat(43), contact }))).codes).to.eql(['G_04']);
    for (const time of ['08:00', '09:30', '11:00', '12:30', '14:00'])
      await backend.confirm({ ...at(`2026-11-24T${time}:00.000Z`), contact });
    expect((await refusalOf(backend.confirm({ ...at(tuesday, 1), contact }))).codes).to.eql(['PL_03']);
    expect((await refusalOf(backend.joinWaiting({ region: region.id, contact, hasConsent: true }))).codes).to.eql(['PL_11']);
    expect((await refusalOf(backend.joinWaiting({ region: region.id, contact, hasConsent: false }))).codes).to.eql(['V_01']);
    expect((await refusalOf(backend.leaveWaiting('x'.repeat(43)))).codes).to.eql(['G_04']);
  });

  it('moves and cancels by links, each for one thing, twice as once, and not when it is over', async () => {
    const { backend, linkOf, setClock } = stage();
    const { reference } = await backend.confirm({ ...at(), contact });
    const [cancel, move] = [await linkOf(reference, 'cancel'), await linkOf(reference, 'move')];
    expect((await refusalOf(backend.cancel(move))).codes).to.eql(['G_04']);
    expect((await refusalOf(backend.reschedule(cancel, at(later)))).codes).to.eql(['G_04']);
    await backend.confirm({ ...at(later), contact });
    expect((await refusalOf(backend.reschedule(move, at(later)))).codes).to.eql(['PL_01']);
    expect(await free(tuesday), 'what fails leaves it whole').to.equal(1);
    // Over its own old time.
    const moved = await backend.reschedule(move, at('2026-11-24T09:30:00.000Z'));
    expect(moved).to.include({ reference, start: '2026-11-24T09:30:00.000Z' });
    expect(await backend.reschedule(move, at('2026-11-24T09:30:00.000Z'))).to.eql(moved);
    const cancelled = await backend.cancel(cancel);
    expect(cancelled.status).to.equal('cancelled');
    expect(await backend.cancel(cancel)).to.eql(cancelled);
    expect((await refusalOf(backend.reschedule(move, at()))).codes).to.eql(['PL_04']);
    expect(await free('2026-11-24T09:30:00.000Z')).to.equal(2);

    const next = await backend.confirm({ ...at(tuesday, 1), contact });
    const late = [await linkOf(next.reference, 'cancel'), await linkOf(next.reference, 'move')] as const;
    setClock(new Date('2026-11-24T10:00:01.000Z'));
    expect((await refusalOf(backend.cancel(late[0]))).codes).to.eql(['PL_04']);
    expect((await refusalOf(backend.reschedule(late[1], at('2026-11-26T09:00:00.000Z')))).codes).to.eql(['PL_04']);
  });
}
