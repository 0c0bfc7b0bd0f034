import { expect } from 'chai';
import type { Answers, FileAnswer, FormDefinition, Sent } from './definition.types.ts';
import { isVisibleGroup } from './definition.types.ts';
import { outing } from './outing.fixture.ts';
import { printAnswers } from './print-answers.ts';
import { readAnswers, readStep } from './read-answers.ts';
import { asSent } from './sent.ts';

const form: FormDefinition = outing;
const options = { today: '2026-11-27', language: 'en' };
const none: Sent = { fields: {}, files: {} };
const file = (name: string, type: string, size: number): FileAnswer => ({ id: name, name, type, size });

const fields = { name: ' Jan\u00a0 de\u00adVries ', email: 'jan@example.com', travel: 'car', days: ['sun'], signature: 'Jan' };
const read = (more: Sent['fields'], files: Sent['files'] = {}, wanted = form) =>
  readAnswers(wanted, { fields: { ...fields, ...more }, files }, options);
const errors = (...parameters: Parameters<typeof read>): readonly (readonly [string, string])[] =>
  read(...parameters).errors.map(({ property, code }) => [property, code]);

describe('reading answers', () => {
  it('keeps visible ones in normal form and in the order of the form', () => {
    expect(read({ 'home.postcode': '1234ab', 'home.street': 'Laan 1' })).to.deep.include({
      errors: [],
      answers: {
        name: 'Jan deVries',
        email: 'jan@example.com',
        'home.street': 'Laan 1',
        'home.postcode': '1234 AB',
        travel: 'car',
        days: ['sun'],
        people: '0',
        signature: { typed: 'Jan' },
      },
    });
    expect(Object.keys(read({}).answers)).to.deep.equal(['name', 'email', 'travel', 'days', 'people', 'signature']);
  });

  it('demands what is visible and has no answer, in the language of the page', () => {
    const { errors: found } = readAnswers(form, none, { ...options, language: 'nl' });
    expect(found.map(({ property, code }) => [property, code])).to.deep.equal([
      ['name', 'V_01'],
      ['email', 'V_01'],
      ['travel', 'V_01'],
      ['ticket', 'V_01'],
      ['days', 'V_01'],
      ['signature', 'V_01'],
    ]);
    expect(found[0]?.params.text).to.equal('Dit veld is verplicht');
    expect(readAnswers(form, { fields: { name: ' \u200b\t' }, files: {} }, options).errors[0]?.code).to.equal('V_01');
  });

  it('neither demands nor keeps what is hidden, however often', () => {
    const hidden = { ticket: 'A1', guestCount: '2', 'guests.0.name': 'Ann', 'guests.1.birth': 'x', day: '1/1/2020' };
    expect(errors(hidden)).to.deep.equal([]);
    expect(Object.keys(read(hidden).answers).filter((path) => path in hidden)).to.deep.equal([]);
    // A file that depends on an answer that is hidden itself.
    const scan = { scan: [file('a.pdf', 'application/pdf', 10)] };
    expect(Object.keys(read({ travel: 'car', ticket: 'SCAN' }, scan).answers)).to.not.include.members(['scan', 'ticket']);
    expect(Object.keys(read({ travel: 'bus', ticket: 'SCAN' }, scan).answers)).to.include.members(['scan', 'ticket']);
  });

  it('demands all of an address or none of it', () => {
    expect(errors({ 'home.street': 'Laan 1' })).to.deep.equal([['home.postcode', 'V_01']]);
    expect(errors({ 'home.postcode': 'no' })).to.deep.equal([
      ['home.street', 'V_01'],
      ['home.postcode', 'FO_04'],
    ]);
    expect(errors({ 'home.street': ' ' })).to.deep.equal([]);
  });

  const two = {
    days: ['sat', 'sun'],
    guestCount: '2',
    'guests.0.name': 'Ann',
    'guests.0.birth': '27/11/2000',
    'guests.0.eats': 'no',
    'guests.1.name': 'Bob',
    'guests.1.birth': '28/11/2000',
    'guests.1.eats': 'no',
    day: '27/11/2026',
  };

  it('repeats a group as often as its count says, calculates, and titles each item', () => {
    const { answers, errors: found, visible } = read({ ...two, 'guests.2.name': 'nobody' });
    expect(found).to.deep.equal([]);
    expect(answers).to.include({ people: '2', 'guests.0.age': '26', 'guests.1.age': '25', day: '2026-11-27' });
    expect(answers).to.not.have.any.keys('eaters', 'guests.2.name');
    expect(visible.filter(isVisibleGroup).map(({ path, title }) => [path, title])).to.deep.equal([
      ['home', undefined],
      ['guests.0', 'Guest 1 of 2'],
      ['guests.1', 'Guest 2 of 2'],
    ]);
  });

  it('holds rules between answers for each item, once the step was read', () => {
    expect(errors({ ...two, 'guests.1.eats': 'yes' })).to.deep.equal([['guests.1.eats', 'FO_25']]);
    expect(read({ ...two, 'guests.1.eats': 'yes' }).errors[0]?.params.text).to.equal('Nobody eats alone');
    expect(errors({ ...two, 'guests.0.eats': 'yes', 'guests.1.eats': 'yes' })).to.deep.equal([]);
  });

  it('names what is none of the form’s, and takes no offence at what is the page’s', () => {
    const strange = JSON.parse(
      '{"__proto__":"1","constructor":"1","zip":"1","guests.3.name":"1","guests.01.name":"1","guests.#.name":"1","home":"1","people":"1","scan":"1","guests.0":"1","":"1"}',
    ) as Record<string, string>;
    expect(new Set(errors({ ...two, ...strange }).map(([path]) => path))).to.deep.equal(
      new Set([
        'constructor',
        'zip',
        'guests.3.name',
        'guests.01.name',
        'guests.#.name',
        '__proto__',
        'home',
        'scan',
        'guests.0',
        '',
      ]),
    );
    const proto = readAnswers(form, { fields: strange, files: {} }, options);
    expect(proto.errors.map(({ property }) => property)).to.include('__proto__');
    expect(Object.getPrototypeOf(proto.answers)).to.equal(Object.prototype);
    expect(errors({ _csrf: '1', _kept: ['1', '2'], scan: '' })).to.deep.equal([]);
    expect(errors({}, { name: [file('a.pdf', 'application/pdf', 1)] })).to.deep.equal([['name', 'V_12']]);
  });

  it('takes one answer where one is asked', () => {
    expect(errors({ name: ['a', 'b'], travel: ['bus', 'car'], signature: ['a', 'b'] })).to.deep.include.members([
      ['name', 'FO_19'],
      ['travel', 'FO_19'],
      ['signature', 'FO_19'],
    ]);
    expect(read({ days: ['sun', 'sun', ''] }).answers['days']).to.deep.equal(['sun']);
  });

  it('refuses files that are too large together, empty, too many, or of another kind', () => {
    const bus = { travel: 'bus', ticket: 'SCAN' };
    const half = 512 * 1024;
    const pdf = (size: number) => file('a.pdf', 'application/pdf', size);
    expect(errors(bus, { scan: [pdf(half), pdf(half)] })).to.deep.equal([]);
    expect(read(bus, { scan: [pdf(half), pdf(half + 1)] }).errors[0]).to.deep.equal({
      property: 'scan',
      code: 'FO_20',
      params: { text: 'Mail it to office@example.com.' },
    });
    expect(errors(bus, { scan: [pdf(0)] })).to.deep.equal([['scan', 'FO_23']]);
    expect(errors(bus, { scan: [pdf(1), pdf(1), pdf(1)] })).to.deep.equal([['scan', 'FO_24']]);
    expect(errors(bus, { scan: [file('a.pdf', 'image/jpeg', 1)] })).to.deep.equal([['scan', 'FO_22']]);
    expect(errors(bus, { scan: [file('a.PNG', '', 1)] })).to.deep.equal([]);
  });

  it('takes a signature that is typed, an image, or both', () => {
    const image = file('s.png', 'image/png', 3 * 1024 * 1024);
    expect(read({ signature: '' }, { signature: [image] }).answers['signature']).to.deep.equal({ file: image });
    expect(read({}, { signature: [image] }).answers['signature']).to.deep.equal({ typed: 'Jan', file: image });
    expect(read({}, { signature: [{ ...image, size: image.size + 1 }] }).errors).to.deep.equal([
      {
        property: 'signature',
        code: 'FO_21',
        params: { text: 'The image of the signature may not be larger than 3 MB.' },
      },
    ]);
    expect(errors({}, { signature: [image, image] })).to.deep.equal([['signature', 'FO_19']]);
    expect(errors({}, { signature: [file('s.pdf', 'application/pdf', 1)] })).to.deep.equal([['signature', 'FO_22']]);
  });

  it('reads step by step what it reads at once', () => {
    const sent = { fields: { ...fields, ...two }, files: {} };
    const { answers } = read(two);
    let before: Answers = {};
    for (const { id } of form.steps) {
      const own = Object.fromEntries(
        Object.entries(sent.fields).filter(
          ([path]) =>
            id === (path === 'signature' || path === 'day' ? 'sign' : path in fields && path !== 'days' ? 'you' : 'guests'),
        ),
      );
      const step = readStep(form, id, { fields: own, files: {} }, { ...options, before });
      expect(step.errors, id).to.deep.equal([]);
      before = { ...before, ...step.answers };
    }
    expect(before).to.deep.equal(answers);
    expect(readStep(form, 'sign', none, { ...options, before: {} }).errors.map(({ property }) => property)).to.deep.equal([
      'signature',
    ]);
    expect(
      readStep(form, 'sign', { fields: { name: 'x', signature: 'y' }, files: {} }, { ...options, before }).errors[0],
    ).to.include({ property: 'day' });
    expect(() => readStep(form, 'nowhere', none, { ...options, before })).to.throw('has no step nowhere');
  });

  it('reads its own answers as the same', () => {
    const { answers } = read(
      { ...two, phone: '06 12345678', travel: 'bus', ticket: 'SCAN' },
      { scan: [file('a.pdf', 'application/pdf', 5)] },
    );
    const again = readAnswers(form, asSent(answers), options);
    expect(again.errors.map(({ property }) => property)).to.deep.equal([]);
    expect(again.answers).to.deep.equal(answers);
  });

  it('is printed by the questions that were visible', () => {
    const { answers } = read({ ...two, 'guests.0.eats': 'yes', 'guests.1.eats': 'yes', 'guests.0.diet': 'nuts\r\n\r\nmilk' });
    expect(
      printAnswers(form, answers, 'nl').map(({ step, title, lines }) => [
        step,
        title,
        lines.map(({ label, words }) => [label, ...words].join(': ')),
      ]),
    ).to.deep.equal([
      ['you', 'You (nl)', ['Name (nl): Jan deVries', 'E-mail (nl): jan@example.com', 'Phone (nl)']],
      ['you', 'Home (nl)', ['Street (nl)', 'Postcode (nl)']],
      ['you', 'You (nl)', ['Travel (nl): car! (nl)']],
      ['guests', 'Guests (nl)', ['Days (nl): sat! (nl): sun! (nl)', 'Guests (nl): 2']],
      [
        'guests',
        'Guest 1 of 2 (nl)',
        ['Name (nl): Ann', 'Birth (nl): 27/11/2000', 'Age (nl): 26', 'Eats (nl): yes! (nl)', 'Diet (nl): nuts: : milk'],
      ],
      [
        'guests',
        'Guest 2 of 2 (nl)',
        ['Name (nl): Bob', 'Birth (nl): 28/11/2000', 'Age (nl): 25', 'Eats (nl): yes! (nl)', 'Diet (nl)'],
      ],
      ['guests', 'Guests (nl)', ['People (nl): 2']],
      ['sign', 'Sign (nl)', ['Day (nl): 27/11/2026', 'Signature (nl): Jan']],
    ]);
  });
});
