import { languageOf } from '@lectern/core';
import type { PluginApp, VisitorContext } from '@lectern/core/server';
import type { PlannerData } from '../../planner-data.types.ts';
import { plannerControls } from '../../planner-form.ts';
import { codeText, textOf } from '../texts.ts';

/** A look at the page, with the app whose types do not know the options. */
export type VisitorLook = Omit<VisitorContext, 'app'> & { readonly app: PluginApp };

/** Where a link leads that is good for nothing any more. */
export const gone = ({ locale }: VisitorLook): PlannerData => ({
  step: 'gone',
  text: textOf('goneLink', languageOf(locale)),
  href: '?',
});

/** What was sent of controls that say one thing each. */
export const textsOf = (fields: Readonly<Record<string, string | readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** Whether a post was about the waiting list, and not about a time. */
export const isAboutWaiting = (posted: VisitorLook['posted']): boolean => posted?.fields[plannerControls.action] === 'wait';

/** Why a post was refused, where it concerns the time. */
export const faultOf = ({ posted, locale }: VisitorLook): { readonly fault: string } | Record<never, never> => {
  const error = isAboutWaiting(posted) ? undefined : posted?.errors[0];
  return error ? { fault: codeText(error.code, languageOf(locale)) } : {};
};
