import { expect } from 'chai';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import type { DOMWindow } from 'jsdom';
import { checkField } from '../../../plugins/forms/src/definition/check-field.ts';
import { fieldCases, today } from '../../../plugins/forms/src/definition/field-cases.test-kit.ts';
import type { FieldCase } from '../../../plugins/forms/src/definition/field-cases.test-kit.ts';
import { behaviourKey, builtDir, readChunks } from '../start/built-scripts.ts';

const page = `<!doctype html><html lang="nl"><section id="form"><form data-form="a" data-is-refused="true" data-today="${today}">
  <div data-field="" data-path="a"><p data-error="a"></p></div>
</form></section>`;

/** What the script takes from the browser that it runs in. */
const browserParts = (window: DOMWindow) => ({
  document: window.document,
  CSS: window.CSS,
  Element: window.Element,
  FormData: window.FormData,
  HTMLFieldSetElement: window.HTMLFieldSetElement,
  HTMLFormElement: window.HTMLFormElement,
  HTMLInputElement: window.HTMLInputElement,
  Node: window.Node,
  addEventListener: window.addEventListener.bind(window),
});

// The script of the built site, as browsers get it, in a document without a browser.
describe('the script of a form, as it is built', () => {
  const { window } = new JSDOM(page);
  const former = new Map<string, PropertyDescriptor | undefined>();

  before(async function () {
    const chunks = readChunks() ?? this.skip();
    for (const [name, value] of Object.entries(browserParts(window))) {
      former.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    const { file = '' } = chunks[behaviourKey(chunks, 'forms', 'form')] ?? {};
    const { default: start } = (await import(pathToFileURL(join(builtDir, file)).href)) as { default: (form: Element) => void };
    start(element('form'));
  });
  after(() => {
    for (const [name, descriptor] of former)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });

  function element(selector: string): HTMLElement {
    const found = window.document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return found;
  }

  /** What the script says of a field whose controls hold these texts, once it is left; and what they send of them. */
  function leave({ field, texts }: FieldCase): { readonly said: string; readonly sent: readonly string[] } {
    const place = element('[data-field]');
    place.dataset.field = JSON.stringify(field);
    for (const control of place.querySelectorAll('input')) control.remove();
    for (const text of texts) {
      // Hidden ones alone take every text as it is.
      const control = Object.assign(window.document.createElement('input'), { type: 'hidden', name: 'a', value: text });
      place.append(control);
    }
    place.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true }));
    const sent = new window.FormData(element('form') as HTMLFormElement).getAll('a').map(String);
    return { said: element('[data-error]').textContent, sent };
  }

  for (const [about, cases] of Object.entries(fieldCases))
    it(`says of ${about} what the server says`, () => {
      const verdicts = new Set<string>();
      fc.assert(
        fc.property(cases, (one) => {
          const { said, sent } = leave(one);
          expect(sent.length).to.equal(one.texts.length);
          expect(said).to.equal(checkField(one.field, sent, { today, language: 'nl' }) ?? '');
          verdicts.add(said);
        }),
        { numRuns: 200 },
      );
      expect(verdicts.size, 'both right and wrong answers').to.be.greaterThan(1);
    });
});
