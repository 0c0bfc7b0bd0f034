import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { asSent, checkForms, faultSentence, printAnswers, readAnswers, readStep } from '@lectern/forms/definition';
import type { Answers, FormDefinition, Path } from '@lectern/forms';
import { fieldsTable } from '../scripts/fields-table.ts';
import { insuranceFormIds, insuranceForms } from './index.ts';
import { isVisible, placesOf, randomSent } from './random-answers.test-kit.ts';

const forms = insuranceForms({
  organisation: 'Sluitsteen',
  email: 'info@example.com',
  recipients: { complaint: [{ email: 'klachten@example.com' }] },
  rightsPage: '/rechten',
  privacyPage: '/privacy',
});
const options = { today: '2026-11-27', language: 'nl' };
const runs = process.env['TEST_THOROUGH'] ? 500 : 50;

const formOf = (id: string): FormDefinition => {
  const form = forms.find((each) => each.id === id);
  if (!form) throw new Error(`There is no form ${id}.`);
  return form;
};

const pathsOf = (id: string): readonly Path[] => placesOf(formOf(id)).map(({ path }) => path);

/** Codes of the fields below a path that was begun with these answers. */
const errorsAt = (id: string, path: Path, fields: Readonly<Record<Path, string>>): readonly (readonly [Path, string])[] =>
  readAnswers(formOf(id), { fields, files: {} }, options)
    .errors.filter(({ property }) => property.startsWith(path))
    .map(({ property, code }) => [property, code]);

describe('the insurance forms', () => {
  it('are ten, without a fault', () => {
    expect(forms.map(({ id }) => id)).to.deep.equal(insuranceFormIds);
    expect(checkForms(forms).map(faultSentence)).to.deep.equal([]);
    expect(JSON.parse(JSON.stringify(forms))).to.deep.equal(forms);
  });

  it('go to whom the site names, and to the office otherwise', () => {
    expect(formOf('complaint').recipients).to.deep.equal([{ email: 'klachten@example.com' }]);
    expect(formOf('contact').recipients).to.deep.equal([{ email: 'info@example.com' }]);
    for (const { purpose, links } of forms) {
      expect(purpose['nl']).to.include('Sluitsteen').and.include('90 dagen');
      expect(links?.map(({ href }) => href)).to.deep.equal(['/rechten', '/privacy']);
    }
  });

  for (const form of forms)
    it(`${form.id}: keeps and prints exactly what was visible, of ${runs} random submissions`, () => {
      const places = placesOf(form);
      for (let seed = 1; seed <= runs; seed += 1) {
        const sent = randomSent(form, seed, options);
        const { answers, errors } = readAnswers(form, sent, options);
        expect(errors, `seed ${seed}`).to.deep.equal([]);
        const asked = places.filter(({ path, field }) => field.kind !== 'calculated' && isVisible(path, places, sent));
        const answered = asked.filter(({ path, field }) => {
          const { [path]: text = '' } = sent.fields;
          return field.kind === 'files' || field.kind === 'signature'
            ? Boolean(sent.files[path] ?? text)
            : text !== '' && text.length > 0;
        });
        expect(Object.keys(answers), `seed ${seed}`).to.deep.equal(answered.map(({ path }) => path));
        const lines = printAnswers(form, answers, 'nl').flatMap((group) => group.lines);
        expect(
          lines.map(({ path }) => path),
          `seed ${seed}`,
        ).to.deep.equal(asked.map(({ path }) => path));
        expect(lines.filter(({ words, files }) => words.length + files.length > 0).map(({ path }) => path)).to.deep.equal(
          Object.keys(answers),
        );
        expect(readAnswers(form, asSent(answers), options)).to.deep.include({ answers, errors: [] });
        let before: Answers = {};
        for (const { id } of form.steps) {
          const step = placesOf({ ...form, steps: [form.steps.find((each) => each.id === id) ?? form.steps[0]] }).map(
            ({ path }) => path,
          );
          const all = asSent(answers);
          const own = <Value>(record: Readonly<Record<Path, Value>>): Record<Path, Value> =>
            Object.fromEntries(Object.entries(record).filter(([path]) => step.includes(path)));
          before = {
            ...before,
            ...readStep(form, id, { fields: own(all.fields), files: own(all.files) }, { ...options, before }).answers,
          };
        }
        expect(before, `seed ${seed}, step by step`).to.deep.equal(answers);
      }
    });

  it('thank with the days within which somebody is answered who asks for something', () => {
    for (const id of ['contact', 'quote-request', 'restoration-fund-quote'])
      expect(formOf(id).thanks.text['nl'], id).to.include('binnen drie werkdagen');
  });

  it('have the names that are fixed', () => {
    const correspondence = ['correspondence.street', 'correspondence.postcode', 'correspondence.city'];
    const quote = [
      'audience',
      'sectorRole',
      'policyholder',
      'contactPerson',
      'gender',
      'birthDate',
      ...correspondence,
      'phone',
      'email',
      'alreadyInsured',
      'relationNumber',
      'riskSame',
      'risk.street',
      'risk.postcode',
      'risk.city',
      'wishes',
      'attachments',
    ];
    expect(pathsOf('quote-request')).to.deep.equal(quote);
    expect(pathsOf('restoration-fund-quote')).to.deep.equal(quote);
    expect(pathsOf('private-inventory')).to.include.members([
      'relationNumber',
      'initials',
      'infix',
      'surname',
      'birthDate',
      'gender',
      'home.street',
      ...correspondence,
      'landline',
      'mobile',
      'email',
      'digital',
      'partnerAuthority',
      'partner.surname',
      'thirdPartyAuthority',
      'thirdParty.city',
      'declaration.date',
      'declaration.name',
      'declaration.signature',
    ]);
    expect(pathsOf('business-inventory')).to.include.members([
      'organisation',
      'establishment.postcode',
      'chamberNumber',
      'chamberCopy',
      'contact.role',
      'personCount',
      'persons.0.birthDate',
      'persons.9.isBeneficialOwner',
      'persons.0.basis',
      'persons.0.jointly',
      'declaration.function',
    ]);
    expect(pathsOf('change-report')).to.include('effectiveDate');
    expect(pathsOf('cancellation')).to.include('cancellationDate');
    expect(pathsOf('damage-report')).to.include('damageDate');
    expect(pathsOf('sfcr-request')).to.deep.equal(['name', 'email', 'years']);
  });

  it('demand all that the specification does not call optional', () => {
    const optional = new Set(
      forms.flatMap((form) =>
        placesOf(form)
          .filter(({ field }) => field.isOptional)
          .map(({ path }) => `${form.id} ${path.replace(/\.\d\./, '.#.')}`),
      ),
    );
    const isAllowed = (name: string): boolean =>
      /(infix|attachments|landline)$/.test(name) ||
      /^private-inventory (correspondence|partner)\.(street|postcode|city)$/.test(name) ||
      /^complaint (relation|claim|policy)Number$/.test(name);
    expect([...optional].filter((name) => !isAllowed(name))).to.deep.equal([]);
  });

  it('refuse a PO box where somebody lives or something stands, and take it for letters', () => {
    const box = {
      'correspondence.street': 'Postbus 12',
      'establishment.street': 'Postbus 12',
      'home.street': 'Antwoordnummer 1',
    };
    expect(errorsAt('business-inventory', 'establishment.street', box)).to.deep.equal([['establishment.street', 'FO_06']]);
    expect(errorsAt('business-inventory', 'correspondence.street', box)).to.deep.equal([]);
    expect(errorsAt('private-inventory', 'home.street', box)).to.deep.equal([['home.street', 'FO_06']]);
    expect(errorsAt('damage-report', 'damage.street', { 'damage.street': 'Postbus 12' })).to.deep.equal([
      ['damage.street', 'FO_06'],
    ]);
  });

  it('ask of each signatory what the law wants to know', () => {
    const person = (number: number, more: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries({
          birthDate: '1/1/1970',
          isAuthorised: 'yes',
          basis: 'law',
          jointly: 'independent',
          isBeneficialOwner: 'no',
          ...more,
        }).map(([name, value]) => [`persons.${number}.${name}`, value]),
      );
    const told = (...persons: Readonly<Record<string, string>>[]) =>
      errorsAt('business-inventory', 'persons.', {
        personCount: String(persons.length),
        ...(Object.assign({}, ...persons.map((one, number) => person(number, one))) as Record<string, string>),
      })
        .filter(([, code]) => code !== 'V_01')
        .map(([path]) => path);
    expect(told({})).to.deep.equal([]);
    expect(told({ isAuthorised: 'no' })).to.deep.equal(['persons.0.isBeneficialOwner']);
    expect(told({ isAuthorised: 'no', isBeneficialOwner: 'yes', birthDate: '1/1/2020' })).to.deep.equal([]);
    expect(told({ birthDate: '28/11/2008' })).to.deep.equal(['persons.0.birthDate']);
    expect(told({ birthDate: '27/11/2008' })).to.deep.equal([]);
    expect(told({ jointly: 'joint' })).to.deep.equal(['persons.0.jointly']);
    expect(told({ jointly: 'joint' }, { jointly: 'joint' })).to.deep.equal([]);
    expect(told({ jointly: 'joint' }, { isAuthorised: 'no', isBeneficialOwner: 'yes' })).to.deep.equal(['persons.0.jointly']);
  });

  it('say what is too large in the words of the specification', () => {
    const megabyte = 1024 * 1024;
    const textOf = (id: string, path: Path, size: number): string | undefined =>
      readAnswers(
        formOf(id),
        { fields: {}, files: { [path]: [{ id: 'a', name: 'a.png', type: 'image/png', size }] } },
        options,
      ).errors.find(({ property }) => property === path)?.params.text;
    expect(textOf('contact', 'attachments', 9.5 * megabyte)).to.equal(undefined);
    expect(textOf('contact', 'attachments', 9.5 * megabyte + 1)).to.equal('Het upload limiet van 9,5mb is overschreden');
    expect(textOf('business-inventory', 'chamberCopy', 3 * megabyte + 1)).to.equal(
      'Dit document is te groot, stuur het document s.v.p. in een e-mail naar info@example.com',
    );
    expect(textOf('private-inventory', 'declaration.signature', 3 * megabyte + 1)).to.equal(
      'De afbeelding van de handtekening mag niet groter zijn dan 3MB.',
    );
  });

  it('stand in the README as they are', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    const packed = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/ {2,}/g, ' ').trim();
    expect(packed(readme.split('## The fields')[1] ?? '')).to.equal(packed(fieldsTable));
  });
});
