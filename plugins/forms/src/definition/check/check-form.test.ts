import { expect } from 'chai';
import type { Condition, Field, FormDefinition, Part } from '../definition.types.ts';
import { outing } from '../outing.fixture.ts';
import { checkForm, checkForms } from './check-form.ts';
import { faultSentence } from './form-fault.ts';

const form: FormDefinition = outing;
const words = { en: 'A', nl: 'B' };
const text = (name: string, when?: Condition): Field => ({ kind: 'text', name, label: words, ...(when ? { when } : {}) });
const choice: Field = {
  kind: 'choice',
  name: 'pick',
  label: words,
  choices: [
    { value: 'a', label: words },
    { value: 'b', label: words },
  ],
};

const faultsOf = (changes: Partial<FormDefinition>): readonly string[] =>
  checkForm({ ...form, ...changes }).map((fault) => faultSentence(fault).replace('form outing', '').replace(/^, /, ''));
/** Faults of a form of these parts alone. */
const within = (...parts: readonly Part[]): readonly string[] =>
  faultsOf({
    steps: [{ id: 'one', title: words, parts }],
    confirmTo: undefined,
    searchable: [],
    recipients: [],
  } as unknown as Partial<FormDefinition>);
const extend = (part: Part): readonly string[] =>
  faultsOf({ steps: [...form.steps, { id: 'more', title: words, parts: [part] }] });

describe('the check of a form', () => {
  it('finds nothing in one that can be used, also after JSON', () => {
    expect(checkForms([form])).to.deep.equal([]);
    expect(checkForms([JSON.parse(JSON.stringify(form)) as FormDefinition])).to.deep.equal([]);
  });

  it('names conditions on fields that are unknown, later, or of another kind', () => {
    expect(within(text('a', { field: 'b', is: 'x' }), text('b'))).to.deep.equal(['field a: asks for b, which comes later.']);
    expect(within(text('a', { field: 'a', is: 'x' }))).to.include('field a: asks for a, which comes later.');
    expect(within(text('a', { any: [{ not: { field: 'c', is: 'x' } }] }))).to.deep.equal([
      'field a: asks for c, which is no field of the form.',
    ]);
    expect(within(choice, text('a', { field: 'pick', in: ['a', 'c'] }))).to.deep.equal([
      'field a: asks for pick, which is compared with c, which is no choice of it.',
    ]);
    expect(extend(text('a', { field: 'guestCount', is: '4' }))).to.include(
      'field a: asks for guestCount, which is compared with 4, which it never is.',
    );
    expect(extend(text('a', { field: 'signature', is: 'x' }))).to.deep.equal([
      'field a: asks for signature, which has no text to compare.',
    ]);
    expect(extend(text('a', { field: 'eaters', is: '1' }))).to.deep.equal([
      'field a: asks for eaters, which is silent: only rules can ask for it.',
    ]);
    expect(extend(text('a', { field: '.eats', is: 'yes' }))).to.deep.equal([
      'field a: asks for .eats, which begins with a dot outside of a repeated group.',
    ]);
    expect(extend(text('a', { field: 'guests.0.eats', is: 'yes' }))).to.deep.equal([
      'field a: asks for guests.0.eats, which is no field of the form.',
    ]);
  });

  it('names fields and steps that no answers make visible', () => {
    const both: Condition = {
      all: [
        { field: 'pick', is: 'a' },
        { field: 'pick', is: 'b' },
      ],
    };
    expect(within(choice, text('a', both))).to.deep.equal(['field a: can never be visible.']);
    expect(
      extend(text('a', { not: { any: [{ field: 'travel', in: ['bus'] }, { not: { field: 'travel', is: 'bus' } }] } })),
    ).to.deep.equal(['step more: can never be reached: nothing of it is ever visible.']);
    // Hidden together with what it depends on.
    expect(
      extend(
        text('a', {
          all: [
            { field: 'ticket', is: 'X' },
            { field: 'travel', is: 'car' },
          ],
        }),
      ),
    ).to.deep.equal(['step more: can never be reached: nothing of it is ever visible.']);
    expect(extend(text('a', { not: { field: 'ticket', is: 'X' } }))).to.deep.equal([]);
  });

  it('names names that stand there twice or cannot be', () => {
    expect(within(text('a'), { parts: [text('a')] })).to.deep.equal(['field a: stands there twice.']);
    expect(within(text('a'), { name: 'a', parts: [text('b')] })).to.deep.equal(['field a: has the name of a group.']);
    expect(within(text('Zip code'))).to.deep.equal([
      'field Zip code: its name is not of letters and digits, beginning with a small letter.',
    ]);
    expect(within(text('__proto__'))[0]).to.match(/^field __proto__: its name is not/);
    expect(faultsOf({ id: 'Outing 1' })).to.have.lengthOf(1);
    expect(faultsOf({ prefix: 'out', version: 0 })).to.have.lengthOf(2);
    expect(faultsOf({ steps: [form.steps[0], { ...form.steps[0], parts: [text('x')] }] })).to.include(
      'step you: stands there twice.',
    );
  });

  it('names texts that a language lacks', () => {
    expect(within({ ...text('a'), label: { en: 'A', nl: ' ' }, hint: { nl: 'B' } })).to.deep.equal([
      'field a: its label is missing in nl.',
      'field a: its hint is missing in en.',
    ]);
    expect(faultsOf({ purpose: { en: 'A' }, sentences: { ...form.sentences, other: {} } })).to.deep.equal([
      ': its purpose is missing in nl.',
      ': its sentence other is missing in en.',
      ': its sentence other is missing in nl.',
    ]);
  });

  it('names repeats that cannot be', () => {
    const repeat = { count: 'name', title: words };
    expect(extend({ name: 'x', repeat, parts: [text('a')] })).to.deep.equal(['group x: asks for name, which is no count.']);
    expect(extend({ repeat: { ...repeat, count: 'guestCount' }, parts: [text('a')] })).to.include(
      'group : is repeated and has no name.',
    );
    const inner: Part = { name: 'inner', repeat: { ...repeat, count: 'guestCount' }, parts: [text('a')] };
    expect(extend({ name: 'x', repeat: { ...repeat, count: 'guestCount' }, parts: [inner] })).to.include(
      'field x.#.inner.#.a: is in a repeated group within another.',
    );
    expect(extend({ name: 'x', parts: [] })).to.include('group x: has no parts.');
  });

  it('names rules and calculations that ask for what is not there', () => {
    const rules = [{ must: { field: 'nobody', is: 'x' }, at: 'people', text: words }];
    expect(extend({ name: 'x', rules, parts: [text('a')] })).to.deep.equal([
      'group x: asks for nobody, which is no field of the form.',
      'group x: asks for people, which is never asked, so that nobody reads an error there.',
    ]);
    const calculated = (value: Extract<Field, { kind: 'calculated' }>['value']): Field => ({
      kind: 'calculated',
      name: 'c',
      label: words,
      value,
    });
    expect(extend({ parts: [text('a'), calculated({ count: 'home' })] })).to.deep.equal([
      'field c: counts home, which is no repeated group.',
    ]);
    expect(extend({ parts: [text('a'), calculated({ sum: ['name'] })] })).to.deep.equal([
      'field c: asks for name, which is no count.',
    ]);
    expect(extend({ parts: [text('a'), calculated({ age: 'day', on: 'name' })] })).to.deep.equal([
      'field c: asks for name, which is no date.',
    ]);
  });

  it('names choices, bounds and tokens that cannot be', () => {
    expect(within({ ...choice, choices: [] }, text('a'))).to.include('field pick: has no choices.');
    expect(within({ ...choice, choices: [...choice.choices, ...choice.choices] })).to.include(
      'field pick: has the choice a twice.',
    );
    expect(within({ kind: 'count', name: 'n', label: words, min: 2, max: 1 })).to.deep.equal([
      'field n: has a least number above its greatest.',
    ]);
    expect(within({ ...text('a'), autofill: 'first-name' })).to.deep.equal([
      'field a: has first-name, which is no token of autocomplete.',
    ]);
    expect(within({ kind: 'files', name: 'f', label: words, maxSize: 0, tooLarge: 'gone' })).to.deep.equal([
      'field f: takes no byte.',
      'field f: names the sentence gone, which the form has not.',
    ]);
  });

  it('names addresses and searches that lead nowhere', () => {
    expect(faultsOf({ recipients: [{ email: 'office', when: { field: 'nobody', is: 'x' } }] })).to.deep.equal([
      'recipient office: asks for nobody, which is no field of the form.',
      'recipient office: is no e-mail address.',
    ]);
    expect(faultsOf({ confirmTo: 'name' })).to.deep.equal([': confirms to name, which is no single field of an e-mail address.']);
    expect(faultsOf({ searchable: ['nobody', 'signature'] })).to.deep.equal([
      ': is searched by nobody, which is no field of it.',
      ': is searched by signature, which has no text to search.',
    ]);
    expect(faultsOf({ retention: { days: 0 } })).to.have.lengthOf(1);
  });

  it('names what is no data, and looks no further', () => {
    expect(faultsOf({ title: (() => 'x') as unknown as FormDefinition['title'] })).to.deep.equal([
      ': title does not survive JSON.',
    ]);
    expect(faultsOf({ steps: [] as unknown as FormDefinition['steps'] })).to.deep.equal([': has no steps.']);
  });

  it('names forms that share an id or a prefix', () => {
    expect(checkForms([form, form]).map(faultSentence)).to.deep.equal([
      'form outing: has the id of another form.',
      'form outing: has the prefix OUT of another form.',
    ]);
  });
});
