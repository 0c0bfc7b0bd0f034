import { fail } from '@lectern/core';
import { route } from '@lectern/core/server';
import { submitCalls } from '../../submit.calls.ts';
import { formLanguage, optionsOf } from '../forms-app.ts';
import { scanFiles } from '../scan/scan-files.ts';
import { askedForm } from '../texts/asked-form.ts';
import { readPageFields } from './page-fields.ts';
import { submitForm } from './submit-form.ts';
import { takeFiles } from './take-files.ts';

/** Forms that are sent by a call, all steps at once. */
export const submitRoutes = [
  route(submitCalls.submit, async ({ app, params, body, otherFiles, limit, run }) => {
    const form = (await askedForm(app, params.form)) ?? fail('notFound');
    const { trap, tokens, key, path } = readPageFields(body);
    const locale = app.site.defaultLocale;
    const fields = Object.fromEntries(Object.entries(body).filter(([name]) => !name.startsWith('_')));
    const language = formLanguage(form, locale);
    const files = await takeFiles(app, form.id, { sent: otherFiles, tokens, key, language });
    await scanFiles(app, files, language);
    const sent = await submitForm({
      app,
      form,
      locale,
      path,
      language,
      fields,
      files,
      circumstances: { trap, seconds: undefined },
      key,
      limit: () => limit('submit', { attempts: optionsOf(app).submissionsPerHour, minutes: 60 }),
      run,
    });
    return { data: sent };
  }),
];
