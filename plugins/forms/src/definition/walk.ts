import { calculate } from './calculate.ts';
import { holds, pathWithin } from './conditions.ts';
import type { ValueOf } from './conditions.ts';
import type {
  Answer,
  Answers,
  CalculatedField,
  Condition,
  Field,
  Group,
  Part,
  Path,
  Rule,
  Step,
  VisibleField,
  VisibleGroup,
  VisiblePart,
  Words,
} from './definition.types.ts';
import { isGroup } from './definition.types.ts';
import type { Fault, Reading } from './fault.ts';
import type { AskedField } from './read-field.ts';

/** Where the walk takes answers from. */
export interface AnswerSource {
  readonly read: (field: AskedField, path: Path) => Reading<Answer>;
  /** The day on which what is calculated is calculated; where there is none, it was kept with the answers. */
  readonly today: string | undefined;
  readonly kept: Answers;
}

/** A rule that does not hold, at the path of a field that is visible. */
interface BrokenRule {
  readonly path: Path;
  readonly rule: Rule;
}

interface FaultAt {
  readonly path: Path;
  readonly field: Field;
  readonly fault: Fault;
}

/** What became of one step. */
export interface WalkedStep {
  readonly step: Step;
  readonly answers: ReadonlyMap<Path, Answer>;
  readonly faults: readonly FaultAt[];
  readonly broken: readonly BrokenRule[];
  readonly visible: readonly VisiblePart[];
}

/** Before the names of the fields in a part, `risk.`; and of the item of a repeated group around it, `persons.0.`. */
interface Place {
  readonly prefix: string;
  readonly item: string;
  readonly areDemanded?: boolean;
}

/** What is known so far: of the steps before and of the one that is walked. */
interface State {
  readonly say: (words: Words) => string;
  readonly source: AnswerSource;
  /** Answers that conditions see, of all steps. */
  readonly values: Map<Path, string | readonly string[]>;
  /** Numbers of items of the repeated groups, of all steps. */
  readonly items: Map<Path, number>;
  readonly answers: Map<Path, Answer>;
  readonly faults: FaultAt[];
  readonly rules: { readonly rule: Rule; readonly item: string }[];
  readonly seen: Set<Path>;
}

const asValue = (answer: Answer): string | readonly string[] | undefined => {
  if (typeof answer === 'string') return answer;
  return Array.isArray(answer) && answer.every((one) => typeof one === 'string') ? answer : undefined;
};

const valueWithin =
  ({ values }: State, item: string): ValueOf =>
  (path) =>
    values.get(pathWithin(path, item));

const isTrue = (state: State, condition: Condition | undefined, item: string): boolean =>
  condition === undefined || holds(condition, valueWithin(state, item));

function keep({ answers, values }: State, path: Path, answer: Answer): void {
  answers.set(path, answer);
  const value = asValue(answer);
  if (value !== undefined) values.set(path, value);
}

function walkCalculated(state: State, field: CalculatedField, path: Path, item: string): void {
  const { today, kept } = state.source;
  const itemsOf = (group: Path): number => state.items.get(group) ?? 0;
  const value = today === undefined ? kept[path] : calculate(field, { valueOf: valueWithin(state, item), itemsOf, today });
  if (typeof value !== 'string') return;
  if (field.isSilent) state.values.set(path, value);
  else keep(state, path, value);
}

function walkField(state: State, field: Field, { prefix, item, areDemanded = false }: Place): VisibleField {
  const path = `${prefix}${field.name}`;
  state.seen.add(path);
  if (field.kind === 'calculated') {
    walkCalculated(state, field, path, item);
    return { path, field, isDemanded: false };
  }
  const isDemanded = areDemanded || !field.isOptional;
  const { answer, fault } = state.source.read(field, path);
  if (fault) state.faults.push({ path, field, fault });
  else if (answer !== undefined) keep(state, path, answer);
  else if (isDemanded) state.faults.push({ path, field, fault: { code: 'V_01' } });
  return { path, field, isDemanded };
}

/** Whether one field of a group has an answer, right or wrong. */
const isAnswered = ({ source }: State, { parts }: Group, prefix: string): boolean =>
  parts.some((part) => {
    if (isGroup(part) || part.kind === 'calculated') return false;
    const { answer, fault } = source.read(part, `${prefix}${part.name}`);
    return answer !== undefined || fault !== undefined;
  });

/** Where the parts of a group stand: its path, the item of a repeated group around them, and its title. */
interface Inside {
  readonly path: Path;
  readonly item: string;
  readonly title: string | undefined;
}

function walkInside(state: State, group: Group, { path, item, title }: Inside): VisibleGroup {
  const prefix = path === '' ? '' : `${path}.`;
  state.rules.push(...(group.rules ?? []).map((rule) => ({ rule, item })));
  const areDemanded = group.allOrNone === true && isAnswered(state, group, prefix);
  const parts = walkParts(state, group.parts, { prefix, item, areDemanded });
  return { path, title, legend: group.legend && state.say(group.legend), parts, group };
}

function walkGroup(state: State, group: Group, { prefix, item }: Place): readonly VisibleGroup[] {
  const path = group.name === undefined ? prefix.slice(0, -1) : `${prefix}${group.name}`;
  if (!group.repeat) return [walkInside(state, group, { path, item, title: undefined })];
  const { count, title } = group.repeat;
  const length = Number(state.values.get(count) ?? 0);
  state.items.set(path, length);
  return Array.from({ length }, (_, number) => {
    const at = `${path}.${number}`;
    const words = state
      .say(title)
      .replaceAll('{number}', String(number + 1))
      .replaceAll('{count}', String(length));
    return walkInside(state, group, { path: at, item: `${at}.`, title: words });
  });
}

const walkParts = (state: State, parts: readonly Part[], place: Place): readonly VisiblePart[] =>
  parts.flatMap((part): readonly VisiblePart[] => {
    if (!isTrue(state, part.when, place.item)) return [];
    return isGroup(part) ? walkGroup(state, part, place) : [walkField(state, part, place)];
  });

/** Rules that do not hold where the field that would be told is there and has no other fault; one for each field. */
function brokenRules(state: State): readonly BrokenRule[] {
  const told = new Set(state.faults.map(({ path }) => path));
  return state.rules.flatMap(({ rule, item }) => {
    const path = pathWithin(rule.at, item);
    if (!state.seen.has(path) || told.has(path) || isTrue(state, rule.must, item)) return [];
    told.add(path);
    return [{ path, rule }];
  });
}

/**
 * Goes through a form step by step, in its order, so that a condition sees only answers that are themselves visible. All that
 * is ever known of what is visible comes from here. `say` puts words into the language of the reader.
 */
export function createWalk(say: (words: Words) => string): (step: Step, source: AnswerSource) => WalkedStep {
  const values: State['values'] = new Map();
  const items: State['items'] = new Map();
  return (step, source) => {
    const state: State = { say, source, values, items, answers: new Map(), faults: [], rules: [], seen: new Set() };
    const visible = walkParts(state, step.parts, { prefix: '', item: '' });
    state.rules.push(...(step.rules ?? []).map((rule) => ({ rule, item: '' })));
    const { answers, faults } = state;
    return { step, answers, faults, broken: brokenRules(state), visible };
  };
}
