import { defineCommand } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import type { CalendarProblem } from '../../outside.schema.ts';
import type { Span } from '../../slots/rules.types.ts';
import { fail } from '../fail.ts';
import { optionsOf } from '../planner-app.ts';
import { Advisor } from '../rules/advisor.entity.ts';
import { subjects } from '../subjects.ts';
import { askForOffers } from '../waiting/offer-free.ts';
import type { CalendarAccount } from './ask-calendar.ts';
import { OutsideCalendar } from './outside-calendar.entity.ts';

const permission = 'planner:manage';

type Sealing = Pick<PluginApp, 'vault'>;
const placeOf = (id: string) => ({ table: 'planner_outside', id, column: 'account' });

/** Where the calendar of an advisor is, and who may read it. G_20 where it cannot be opened. */
export const openAccount = ({ vault }: Sealing, { advisorID, account }: OutsideCalendar): CalendarAccount =>
  vault.open(placeOf(advisorID), account) as CalendarAccount;

/** The address, where it is of a server that is configured. PL_12 where it is not; V_12 where it is none. */
function addressOf(app: PluginApp, given: string): URL {
  if (!URL.canParse(given)) fail('invalid', 'address');
  const address = new URL(given);
  if (!optionsOf(app).calendars?.origins.includes(address.origin)) fail('unknownServer', 'address');
  // Whoever writes them into the address would have them shown with it.
  if (address.username !== '' || address.password !== '') fail('invalid', 'address');
  address.hash = '';
  return address;
}

interface NewAccount {
  readonly id: string;
  readonly address: string;
  readonly user: string;
  readonly password?: string;
}

/** Sets the calendar of an advisor. Nothing is known of it until it was read. */
export const connectCalendar = defineCommand('planner.connect-calendar', async (context, { id, user, ...given }: NewAccount) => {
  const { app, em, authorize, audit } = context;
  authorize(permission);
  const address = addressOf(app, given.address);
  if ((await em.count(Advisor, { id, isRemoved: false })) === 0) fail('notFound');
  const before = await em.findOne(OutsideCalendar, { advisorID: id });
  const known = before && openAccount(app, before);
  // A password goes to nobody but whom it was given for.
  const isSame = known?.user === user && new URL(known.address).origin === address.origin;
  const password = given.password ?? (isSame ? known.password : fail('missing', 'password'));
  const account = app.vault.seal(placeOf(id), { address: address.href, user, password } satisfies CalendarAccount);
  await em.upsert(OutsideCalendar, {
    ...{ advisorID: id, account, connection: crypto.randomUUID() },
    ...{ askedAt: null, readAt: null, problem: null, spans: [] },
  });
  audit({ entity: subjects.advisor, entityID: id, changes: { calendar: address.origin } });
});

/** Forgets the calendar of an advisor. */
export const disconnectCalendar = defineCommand(
  'planner.disconnect-calendar',
  async (context, { id }: { readonly id: string }) => {
    const { em, authorize, audit } = context;
    authorize(permission);
    if ((await em.nativeDelete(OutsideCalendar, { advisorID: id })) === 0) fail('notFound');
    audit({ entity: subjects.advisor, entityID: id, changes: { calendar: null } });
    await askForOffers(context, [id]);
  },
);

interface Answered {
  readonly calendar: Pick<OutsideCalendar, 'advisorID' | 'connection'>;
  readonly result: { readonly spans: readonly Span[] } | { readonly problem: CalendarProblem };
}

/** Keeps what a calendar answered, or why it did not; nothing where it was set anew meanwhile. */
export const keepAnswer = defineCommand('planner.keep-calendar', async (context, { calendar, result }: Answered) => {
  const { em, now } = context;
  context.allowEveryone('The job acts for the product.');
  const { advisorID, connection } = calendar;
  const change =
    'problem' in result
      ? { problem: result.problem }
      : { problem: null, readAt: now, spans: result.spans.map(({ start, end }) => [start, end] as const) };
  await em.nativeUpdate(OutsideCalendar, { advisorID, connection }, { askedAt: now, ...change });
  if (!('problem' in result)) await askForOffers(context, [advisorID]);
});
