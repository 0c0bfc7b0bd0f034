import { holds } from '../../definition/conditions.ts';
import type { Condition } from '../../definition/definition.types.ts';
import type { ScriptTexts } from './form.ts';
import { say } from './say.ts';

type Controls = HTMLInputElement | HTMLTextAreaElement;

/** What is filled in under a path; nothing where it is not asked. */
function valuesIn(form: HTMLFormElement, path: string): string[] {
  const controls = [...form.querySelectorAll<Controls>(`[name="${CSS.escape(path)}"]`)];
  return controls
    .filter((control) => !control.disabled && !control.closest('[data-is-asked="false"]'))
    .filter((control) => !('checked' in control) || !['radio', 'checkbox'].includes(control.type) || control.checked)
    .map(({ value }) => value)
    .filter(Boolean);
}

/** Shows what is asked by now and hides the rest, top down, because a hidden answer is none. Returns what came to be shown. */
function decide(form: HTMLFormElement, before: Readonly<Record<string, readonly string[]>>): HTMLElement[] {
  const shown: HTMLElement[] = [];
  for (const element of form.querySelectorAll<HTMLElement>('[data-when]')) {
    const condition = JSON.parse(element.dataset.when ?? '{}') as Condition;
    const isAsked = String(holds(condition, (path) => before[path] ?? valuesIn(form, path)));
    if (element.dataset.isAsked === isAsked) continue;
    element.dataset.isAsked = isAsked;
    if (isAsked === 'true') shown.push(element);
  }
  // What is hidden is not sent, and keeps what was typed in case it is asked again.
  for (const control of form.querySelectorAll<Controls>('[data-when] :is(input, textarea)'))
    control.disabled = control.closest('[data-is-asked="false"]') !== null;
  return shown;
}

const labelOf = (element: HTMLElement): string =>
  element.querySelector('.form-legend, .site-label')?.textContent.replace('*', '').trim() ?? '';

/** Asks what the answers call for, and says so when a question comes up. */
export function askByConditions(form: HTMLFormElement, texts: ScriptTexts): void {
  if (!form.querySelector('[data-when]')) return;
  const before = JSON.parse(form.dataset.before ?? '{}') as Readonly<Record<string, readonly string[]>>;
  decide(form, before);
  form.addEventListener('input', () => {
    const shown = decide(form, before);
    if (shown.length > 0) say(form, (texts['shown'] ?? '').replace('{{label}}', shown.map(labelOf).join(', ')));
  });
}
