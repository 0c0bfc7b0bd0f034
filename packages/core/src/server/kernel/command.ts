import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LecternError } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { Actor } from './actor.ts';
import { actorReader } from './actor-reader.ts';
import { askPolicy } from './ask-policy.ts';
import type { PolicyQuestions } from './ask-policy.ts';
import type { EventMap, EventName } from '../../contract/events.ts';
import type { PendingEvent } from './events/event-log.ts';
import type { EnqueueOptions } from './jobs.ts';
import { defaultOrigin } from './origin.ts';
import type { Origin } from './origin.ts';
import type { Lectern } from './lectern.ts';
import { recorder } from './recorder.ts';

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
  /** Drops what the caches keep under these tags, in every process, after the commit. */
  invalidate(...tags: string[]): void;
  /** Runs in this process right after the commit; for what may be lost, such as waking a job. */
  afterCommit(work: () => void): void;
}

/** The context of a command before its transaction. */
export type PrepareContext = Pick<CommandContext, 'app' | 'actor' | 'now' | keyof PolicyQuestions>;

/** Runs one command in its transaction. */
type Run<Output> = (context: CommandContext) => Promise<Output>;

/** A change, as every route, job, seed and test makes it. */
export interface Command<Input, Output> {
  readonly name: string;
  /** Does the slow work before the transaction, so that nothing is locked meanwhile, and answers with what the transaction runs. */
  readonly prepare: (context: Omit<PrepareContext, keyof PolicyQuestions>, input: Input) => Promise<Run<Output>>;
  /** Codes for unique and exclusion constraints that this command may meet, by the constraint's name. */
  readonly conflicts: Readonly<Record<string, FieldError>>;
}

interface CommandOptions<Input, Prepared> {
  readonly conflicts?: Readonly<Record<string, FieldError>>;
  /**
   * Runs before the transaction: asks the policy, refuses what is to be refused, and answers with the slow work, whose
   * result `run` gets. Until then nothing is written or made, so that a refused command leaves nothing behind. `run` asks
   * again what can have changed meanwhile, the policy in any case.
   */
  readonly prepare?: (context: PrepareContext, input: Input) => Promise<() => Promise<Prepared>>;
}

/** A command whose `run` takes something prepared has to say how it is prepared. */
type OptionsOf<Input, Prepared> = undefined extends Prepared
  ? [options?: CommandOptions<Input, Prepared>]
  : [options: CommandOptions<Input, Prepared> & Required<Pick<CommandOptions<Input, Prepared>, 'prepare'>>];

/** Defines a command. `name` stands in the audit log: `page.publish`. */
export function defineCommand<Input, Output, Prepared = void>(
  name: string,
  run: (context: CommandContext, input: Input, prepared: Prepared) => Promise<Output>,
  ...[options = {}]: OptionsOf<Input, Prepared>
): Command<Input, Output> {
  const { prepare, conflicts = {} }: CommandOptions<Input, Prepared> = options;
  return {
    name,
    conflicts,
    async prepare(context, input) {
      // Without preparation, `Prepared` is undefined.
      if (!prepare) return (transaction) => run(transaction, input, undefined as Prepared);
      const { assertAsked, ...questions } = askPolicy(context.actor);
      const work = await prepare({ ...context, ...questions }, input);
      assertAsked(`The command ${name} was about to begin its work`);
      const prepared = await work();
      return (transaction) => run(transaction, input, prepared);
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
  const transact = (run: Run<Output>): Promise<Output> =>
    app.orm.em.fork().transactional(async (em) => {
      // A call may have taken long to come in: what counts is who they are now.
      const current = await app.service(actorReader).read(em, actor);
      const { assertAsked, ...questions } = askPolicy(current);
      const context: CommandContext = {
        ...questions,
        app,
        em,
        actor: current,
        origin,
        now: app.now(),
        audit: (record) => void audits.push(record),
        emit: (name, payload) => void events.push(app.events.check(name, payload)),
        enqueue: (job, payload, options) => void jobs.push({ job, payload, options }),
        invalidate(...names) {
          for (const tag of names) tags.add(tag);
        },
        afterCommit: (work) => void followUps.push(work),
      };
      const output = await run(context);
      assertAsked(`The command ${command.name} ended`);
      await em.flush();
      await app.service(recorder).record(
        em,
        audits.map((record) => ({ outcome: 'done', ...record, actor, origin, action: command.name })),
      );
      if (tags.size > 0) await app.invalidations.record(em, [...tags]);
      for (const { job, payload, options } of jobs) await app.jobs.enqueue(em, job, payload, options);
      // Last, because whoever writes events holds up others who do.
      if (events.length > 0) await app.events.write(em, events, context.now);
      return output;
    });

  let output: Output;
  try {
    output = await transact(await command.prepare({ app, actor, now: app.now() }, input));
  } catch (error) {
    const conflict = command.conflicts[violatedConstraint(error, contradictions) ?? ''];
    if (conflict) throw new LecternError(conflict, { cause: error });
    // What they were about to write may refer to somebody who was deleted meanwhile: then it is G_07.
    if (violatedConstraint(error, missing)) await app.service(actorReader).read(app.em(), actor);
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
