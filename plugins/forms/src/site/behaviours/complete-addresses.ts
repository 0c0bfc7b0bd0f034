import { houseNumber, postcode as postcodeOf } from '@lectern/dutch';
import type { ScriptTexts } from './form.ts';
import { say } from './say.ts';
import { showError } from './show-error.ts';

interface Found {
  readonly data: { readonly street: string; readonly city: string } | null;
}

/** The three questions of an address, by what stands before their names: `risk.`. */
interface Place {
  readonly street: HTMLInputElement;
  readonly postcode: HTMLInputElement;
  readonly city: HTMLInputElement;
}

const names = ['street', 'postcode', 'city'] as const;

function placeOf(form: HTMLFormElement, prefix: string): Place | undefined {
  const [street, postcode, city] = names.map((name) => form.elements.namedItem(`${prefix}${name}`));
  const areThere = street instanceof HTMLInputElement && postcode instanceof HTMLInputElement && city instanceof HTMLInputElement;
  return areThere ? { street, postcode, city } : undefined;
}

/** Says at a street that its number is enough. */
function addHint({ street }: Place, text: string): void {
  const hint = document.createElement('p');
  hint.className = 'form-hint';
  hint.id = `${street.id}-completed`;
  hint.textContent = text;
  street.closest('[data-path]')?.querySelector('.site-error')?.before(hint);
  street.setAttribute('aria-describedby', `${hint.id} ${street.getAttribute('aria-describedby') ?? ''}`.trim());
}

function fill(form: HTMLFormElement, control: HTMLInputElement, text: string): void {
  control.value = text;
  showError(form, control.name, '');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether something is missing that a service could know; a city that was typed is right. */
function askFor({ street, postcode, city }: Place): { readonly postcode: string; readonly number: string } | undefined {
  const [code, house] = [postcodeOf(postcode.value), houseNumber(street.value)];
  return code && house && (house.isAlone || city.value.trim() === '') ? { postcode: code, number: house.number } : undefined;
}

/**
 * Completes the Dutch address of which postcode and house number are there: the street before a number that stands alone, and
 * a city that is empty. What was typed stays, and what is not known is typed.
 */
export function completeAddresses(form: HTMLFormElement, texts: ScriptTexts): void {
  const { address } = form.dataset;
  if (address === undefined) return;
  const under = new Map<string, AbortController>();
  const complete = async (prefix: string): Promise<void> => {
    const place = placeOf(form, prefix);
    under.get(prefix)?.abort();
    const asked = place && askFor(place);
    if (!asked) return;
    const stop = new AbortController();
    under.set(prefix, stop);
    const { street, postcode, city } = place;
    const typed = [street.value, postcode.value] as const;
    const answer = await fetch(`${address}?${new URLSearchParams({ ...asked })}`, { signal: stop.signal });
    const { data } = answer.ok ? ((await answer.json()) as Found) : { data: null };
    if (!data || stop.signal.aborted || street.value !== typed[0] || postcode.value !== typed[1]) return;
    if (houseNumber(street.value)?.isAlone) fill(form, street, `${data.street} ${street.value.trim()}`);
    if (city.value.trim() === '') fill(form, city, data.city);
    say(form, (texts['address.filled'] ?? '').replace('{{address}}', `${street.value}, ${city.value}`));
  };
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-field] > input[name$="street"]')) {
    const place = placeOf(form, control.name.slice(0, -'street'.length));
    if (place) addHint(place, texts['address.hint'] ?? '');
  }
  form.addEventListener('change', ({ target }) => {
    const [, prefix] = (target instanceof HTMLInputElement && /^(.*\.|)(?:street|postcode)$/.exec(target.name)) || [];
    // Without an answer somebody types on.
    if (prefix !== undefined) complete(prefix).catch(() => undefined);
  });
}
