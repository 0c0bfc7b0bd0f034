import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LecternError } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { Actor } from './actor.ts';
import { actorReader } from './actor-reader.ts';
import { askPolicy } from './ask-policy.ts';
import type { PolicyQuestions } from './ask-policy.ts';
import type { ActionName } from '../../contract/audit-words.ts';
import type { EventMap, EventName } from '../../contract/events.ts';
import type { PendingEvent } from './events/event-log.ts';
import type { EnqueueOptions } from './jobs.ts';
import { defaultOrigin } from './origin.ts';
import type { Origin } from './origin.ts';
import type { Lectern } from './lectern.ts';
import { recorder } from './recorder.ts';
import type { Queryable } from '../database/statement.ts';
import { transact } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { undoLog } from './undo-log.ts';
import type { Undoable } from './undo-log.ts';

export interface AuditRecord {
  readonly entity: string;
  readonly entityID: string;
  /** The changes, in short and without the content itself: no personal data, no secrets. */
  readonly changes?: Readonly<Record<string, unknown>>;
  /** `failed` for what was allowed and did not succeed, as a wrong password. Default: `done`. */
  readonly outcome?: 'done' | 'failed';
}

/** The context of a command. Everything it writes belongs to one transaction. */
export interface CommandContext extends PolicyQuestions {
  readonly app: Lectern;
  readonly em: SqlEntityManager;
  /** The transaction itself, for statements that need no entities. */
  readonly database: Transaction;
  readonly actor: Actor;
  readonly now: Date;
  /** Where the change was asked for. */
  readonly origin: Origin;
  audit(record: AuditRecord): void;
  /** Writes an event into the log with the commit; its listeners hear of it then. */
  emit<Name extends EventName>(name: Name, payload: EventMap[Name]): void;
  /**
   * Enqueues a job of this owner in the transaction, by the name under which it is recorded: `{id}:{name}`. With `at`, it
   * runs at that time and not before.
   */
  enqueue(job: string, payload: object, options?: EnqueueOptions): void;
  /**
   * Keeps with the commit what can be taken back for 30 days, of a kind that this command's module brings. Answers with its id,
   * or null where no person made it: what installs a site is nobody's to take back.
   */
  undoable(change: Undoable): string | null;
  /** Drops what the caches keep under these tags, in every process, after the commit. */
  invalidate(...tags: string[]): void;
  /** Runs in this process right after the commit; for what may be lost, such as waking a job. */
  afterCommit(work: () => void): void;
}

/** The context of a command before its transaction. */
export type PrepareContext = Pick<CommandContext, 'app' | 'actor' | 'now' | keyof PolicyQuestions>;

/** Runs one command in its transaction. */
type Run<Output> = (context: CommandContext) => Promise<Output>;

/** What a command may look up before it is known who its actor is by now. */
export interface LookContext {
  readonly database: Queryable;
  /** As they asked; what they may do now is being read. */
  readonly actor: Actor;
  readonly now: Date;
}

/** Looks up and locks what a command is about. */
type Look<Output> = (context: LookContext) => Promise<Run<Output>>;

/** A change, as every route, job, seed and test makes it. */
export interface Command<Input, Output> {
  readonly name: ActionName;
  /** Does the slow work before the transaction, so that nothing is locked meanwhile, and answers with what the transaction runs. */
  readonly prepare: (context: Omit<PrepareContext, keyof PolicyQuestions>, input: Input) => Promise<Look<Output>>;
  /** Codes for unique and exclusion constraints that this command may meet, by the constraint's name. */
  readonly conflicts: Readonly<Record<string, FieldError>>;
}

interface CommandOptions<Input, Prepared, Found> {
  readonly conflicts?: Readonly<Record<string, FieldError>>;
  /**
   * Runs before the transaction: asks the policy, refuses what is to be refused, and answers with the slow work, whose
   * result `run` gets. Until then nothing is written or made, so that a refused command leaves nothing behind. `run` asks
   * again what can have changed meanwhile, the policy in any case.
   */
  readonly prepare?: (context: PrepareContext, input: Input) => Promise<() => Promise<Prepared>>;
  /**
   * Begins the transaction: locks and reads what the command is about, by statements that go on their way with the one that
   * asks who the actor is by now. Writes nothing, because nobody was asked yet; `run` gets what it found.
   */
  readonly look?: (context: LookContext, input: Input, prepared: Prepared) => Promise<Found>;
}

type Demanded<Value, Name extends string> = undefined extends Value ? never : Name;

/** A command whose `run` takes something prepared or found has to say how it is prepared or found. */
type OptionsOf<Input, Prepared, Found, Options = CommandOptions<Input, Prepared, Found>> = [
  Demanded<Prepared, 'prepare'> | Demanded<Found, 'look'>,
] extends [infer Name extends keyof Options]
  ? [Name] extends [never]
    ? [options?: Options]
    : [options: Options & Required<Pick<Options, Name>>]
  : never;

const completed = <Input, Prepared, Found>({ prepare, look, conflicts = {} }: CommandOptions<Input, Prepared, Found> = {}) => ({
  prepare,
  look,
  conflicts,
});

/** Defines a command. `name` stands in the audit log, so that a manifest has words for it: `page.publish`. */
export function defineCommand<Input, Output, Prepared = void, Found = void>(
  name: ActionName,
  run: (context: CommandContext, input: Input, prepared: Prepared, found: Found) => Promise<Output>,
  ...[options]: OptionsOf<Input, Prepared, Found>
): Command<Input, Output> {
  const { prepare, look, conflicts } = completed<Input, Prepared, Found>(options);
  const starting =
    (input: Input, prepared: Prepared): Look<Output> =>
    async (context) => {
      // Without a look, `Found` is undefined.
      const found = look ? await look(context, input, prepared) : (undefined as Found);
      return (transaction) => run(transaction, input, prepared, found);
    };
  return {
    name,
    conflicts,
    async prepare(context, input) {
      // Without preparation, `Prepared` is undefined.
      if (!prepare) return starting(input, undefined as Prepared);
      const { assertAsked, ...questions } = askPolicy(context.actor);
      const work = await prepare({ ...context, ...questions }, input);
      assertAsked(`The command ${name} was about to begin its work`);
      return starting(input, await work());
    },
  };
}

/** States of PostgreSQL in which rows contradict each other: unique and exclusion violations. */
const contradictions: ReadonlySet<unknown> = new Set(['23505', '23P01']);
/** The state in which a row refers to one that is gone. */
const missing: ReadonlySet<unknown> = new Set(['23503']);

/** The constraint that was violated in one of these states; undefined for every other failure. */
function violatedConstraint(error: unknown, states: ReadonlySet<unknown>): string | undefined {
  for (let cause = error; cause; cause = (cause as { cause?: unknown }).cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    if (states.has(code) && typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/** The id of what a command was to change, where its input names one. */
function targetOf(input: unknown): string {
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

/** Runs commands: one transaction each, with audit entries, cache invalidations and events in it. */
export async function executeCommand<Input, Output>(
  app: Lectern,
  command: Command<Input, Output>,
  input: Input,
  { actor, origin = defaultOrigin(actor) }: { readonly actor: Actor; readonly origin?: Origin | undefined },
): Promise<Output> {
  const audits: AuditRecord[] = [];
  const events: PendingEvent[] = [];
  const jobs: { readonly job: string; readonly payload: object; readonly options: EnqueueOptions | undefined }[] = [];
  const tags = new Set<string>();
  const followUps: (() => void)[] = [];

  // Before the transaction: inside it, the embedded database would wait for its own end to start the job runner.
  await app.jobs.prepare();
  const runIn =
    (look: Look<Output>) =>
    async (database: Transaction): Promise<Output> => {
      // A call may have taken long to come in: what counts is who they are now.
      const asking = app.service(actorReader).read(database, actor);
      const now = app.now();
      const looking = look({ database, actor, now });
      // Who may do nothing any more is told that, and not what was found.
      looking.catch(() => undefined);
      const current = await asking;
      const { assertAsked, ...questions } = askPolicy(current);
      const context: CommandContext = {
        ...questions,
        app,
        get em() {
          return database.em;
        },
        database,
        actor: current,
        origin,
        now,
        audit: (record) => void audits.push(record),
        emit: (name, payload) => void events.push(app.events.check(name, payload)),
        enqueue: (job, payload, options) => void jobs.push({ job, payload, options }),
        undoable(change) {
          if (actor.kind !== 'user') return null;
          const id = crypto.randomUUID();
          if (!app.undoKinds.get(command.name)) throw new Error(`Nobody says how ${command.name} is taken back.`);
          database.later(app.service(undoLog).record({ ...change, id, kind: command.name, actor: current, now: context.now }));
          return id;
        },
        invalidate(...names) {
          for (const tag of names) tags.add(tag);
        },
        afterCommit: (work) => void followUps.push(work),
      };
      const run = await looking;
      const output = await run(context);
      assertAsked(`The command ${command.name} ended`);
      await database.flush();
      const entries = app
        .service(recorder)
        .record(audits.map((record) => ({ outcome: 'done', ...record, actor, origin, action: command.name })));
      if (entries) database.later(entries);
      if (tags.size > 0) await app.invalidations.record(database.em, [...tags]);
      for (const { job, payload, options } of jobs) await app.jobs.enqueue(database.em, job, payload, options);
      // Last, because whoever writes events holds up others who do.
      if (events.length > 0) database.later(app.events.write(events, context.now));
      return output;
    };

  let output: Output;
  try {
    output = await transact(app, runIn(await command.prepare({ app, actor, now: app.now() }, input)));
  } catch (error) {
    const conflict = command.conflicts[violatedConstraint(error, contradictions) ?? ''];
    if (conflict) throw new LecternError(conflict, { cause: error });
    // What they were about to write may refer to somebody who was deleted meanwhile: then it is G_07.
    if (violatedConstraint(error, missing)) await app.service(actorReader).read(app.database, actor);
    await app
      .service(recorder)
      .recordRefusal(error, { actor, origin, action: command.name, entity: 'command', entityID: targetOf(input) });
    throw error;
  }
  if (tags.size > 0) app.invalidations.apply([...tags]);
  if (jobs.length > 0) app.jobs.wake();
  if (events.length > 0) app.events.wake(events.map(({ name }) => name));
  for (const work of followUps) work();
  return output;
}
