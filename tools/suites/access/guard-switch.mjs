// Loaded before the sources: gives every check of the policy in core a switch, so that one process can try the access
// matrix with each of them removed. `--import` this before tsx.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const core = new URL('../../../packages/core/src/', import.meta.url).href;
const places = ['modules/', 'server/http/'];
const questions = 'server/kernel/ask-policy.ts';

/** Calls that check something. The kernel's own check is the one below `authorize`, which has a switch wherever it is called. */
const guardCalls = /(?<![\w.'`]|function )(authorize|can|assertGrantable|keepAdministrator|lockRights|lockProfile|provenUser)\(/g;
const refusals = /(?<![\w.])fail\(\s*'(UM_01|G_07|AUTH_02)'/g;
const thrown = /throw new LecternError\(\{(?: property: '\w+',)? code: '(UM_01|G_02|G_07|AUTH_02)'/g;
/** In these places an operation that cannot be executed is one that nobody may execute. */
const rightsPlaces = /^modules\/(users|roles)\/|reset-second-factor/;
const rightsRefusals = /(?<![\w.])fail\(\s*'(V_07)'/g;
const rightsThrown = /throw new LecternError\(\{ code: '(V_07)'/g;

const declared = /^\s*(?:export )?(?:async )?function |^\s*(?:async )?(?:authorize|can)\([^)]*\)[^;]*[{;]$|^\s*(?:\*|\/\/)/;

const state = { off: undefined, isGranting: false, reached: new Set(), known: new Set() };

/** The stand-in for each check while it is removed. */
const loosened = {
  fail: () => () => undefined,
  can: () => () => true,
  assertGrantable: () => async () => {},
  keepAdministrator: () => async (context, change) => {
    await change();
    await context.em.flush();
  },
  lockRights: (guard) => (context) => {
    context.allowEveryone('a check was removed');
    return guard(context);
  },
  lockProfile: () => (context, id) => {
    context.allowEveryone('a check was removed');
    return context.em.findOneOrFail('User', { id }, { populate: ['role'] });
  },
  provenUser: () => (caller) => caller.app.orm.em.fork().findOneOrFail('User', { id: caller.actor.id }, { populate: ['role'] }),
  authorize:
    (guard) =>
    (...args) => {
      state.isGranting = true;
      try {
        guard(...args);
      } finally {
        state.isGranting = false;
      }
    },
};

globalThis.accessGuards = {
  state,
  isOff(id) {
    state.reached.add(id);
    return state.off === id;
  },
  use(id, name, guard) {
    state.reached.add(id);
    return state.off === id ? loosened[name](guard) : guard;
  },
};

function withSwitches(source, path) {
  const isAboutRights = rightsPlaces.test(path);
  const seen = new Map();
  return source
    .split('\n')
    .map((line) => {
      if (declared.test(line) || line.startsWith('import ')) return line;
      const idOf = (what) => {
        const name = `${path} ${what}`;
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        const id = count === 1 ? name : `${name} (${count})`;
        state.known.add(id);
        return JSON.stringify(id);
      };
      const callOf = (match, name) => `globalThis.accessGuards.use(${idOf(name)}, '${name}', ${name})(`;
      const failOf = (match, code) => `globalThis.accessGuards.use(${idOf(`fails with ${code}`)}, 'fail', fail)('${code}'`;
      const throwOf = (match, code) => `if (!globalThis.accessGuards.isOff(${idOf(`throws ${code}`)})) ${match}`;
      const changed = line.replace(guardCalls, callOf).replace(refusals, failOf).replace(thrown, throwOf);
      return isAboutRights ? changed.replace(rightsRefusals, failOf).replace(rightsThrown, throwOf) : changed;
    })
    .join('\n');
}

registerHooks({
  load(url, context, next) {
    const [address] = url.split('?');
    if (!address.startsWith(core) || !address.endsWith('.ts') || address.endsWith('.test.ts')) return next(url, context);
    const path = address.slice(core.length);
    const isQuestions = path === questions;
    if (!isQuestions && !places.some((place) => path.startsWith(place))) return next(url, context);
    const source = readFileSync(fileURLToPath(address), 'utf8');
    const changed = isQuestions
      ? source.replace('if (!can(', 'if (!globalThis.accessGuards.state.isGranting && !can(')
      : withSwitches(source, path);
    if (changed === source) return next(url, context);
    return { ...next(url, context), source: changed, shortCircuit: true };
  },
});
