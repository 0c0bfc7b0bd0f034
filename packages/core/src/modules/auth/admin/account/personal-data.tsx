import { useState } from 'react';
import type { ReactElement } from 'react';
import type { AdminLanguage } from '#contract/admin-language.ts';
import { userCalls } from '#modules/users/users.client.ts';
import { useApp, useCurrentUser } from '#admin/shell/app-context.ts';
import { dispatch, useAdminState } from '#admin/state/admin.store.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { languageChoices } from '#admin/messages/language-choices.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import type { Saved } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { Section } from '#admin/ui/layout/section.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { unsaved } from '#admin/state/unsaved.ts';
import { TextField } from '#admin/ui/fields/text-field.tsx';

/** The own name, job title and language. The e-mail address and the role are an administrator's to change. */
export function PersonalData(): ReactElement {
  const t = useText();
  const { client, currentUser } = useApp();
  const user = useCurrentUser();
  const [name, setName] = useState(user.name);
  const [jobTitle, setJobTitle] = useState(user.jobTitle);
  const [language, setLanguage] = useState(user.language);
  const isSaving = useAdminState((state) => state.operations.store) === null;
  const { errors, attempt, submit } = useSubmit('user-settings');
  const labels = { 'profile.name': t('user.name'), 'profile.jobTitle': t('user.jobTitle'), email: t('login.email') };
  const problems = useFormErrors(errors, labels);

  const save = async (): Promise<Saved> => {
    dispatch({ type: 'operation-requested', operation: 'store' });
    const result = await submit(() =>
      client.call(userCalls.update, {
        params: { id: user.ID },
        body: { email: user.email, role: user.role.ID, profile: { name, jobTitle }, language },
      }),
    );
    dispatch({ type: result.ok ? 'operation-succeeded' : 'operation-failed', operation: 'store' });
    if (!result.ok) return false;
    await currentUser.fetch();
    return () => {
      if (language === user.language) notify(t('settings.own.saved'));
      else if (unsaved.has()) notify(t('settings.own.languageLater'));
      // All words were chosen when the page was loaded.
      else window.location.reload();
    };
  };
  return (
    <Section title={t('settings.own.personal')} text={t('settings.own.personalText')}>
      <Form className="lc-form" onSubmit={save}>
        <ErrorBox key={attempt} errors={problems.general} />
        <TextField
          label={labels['profile.name']}
          name="name"
          autoComplete="name"
          isRequired
          maxLength={255}
          value={name}
          onChange={setName}
          errors={problems.of('profile.name')}
        />
        <TextField
          label={labels['profile.jobTitle']}
          name="jobTitle"
          autoComplete="organization-title"
          maxLength={255}
          value={jobTitle}
          onChange={setJobTitle}
          errors={problems.of('profile.jobTitle')}
        />
        <Select
          label={t('user.language')}
          help={t('settings.own.languageHelp')}
          value={language}
          options={languageChoices}
          onChange={(value) => setLanguage(value as AdminLanguage)}
        />
        <dl className="lc-details">
          <dt>{t('login.email')}</dt>
          <dd>{user.email}</dd>
          <dt>{t('user.role')}</dt>
          <dd>{user.role.name}</dd>
        </dl>
        <div className="lc-form__foot">
          <Button theme="orange" type="submit" isPending={isSaving}>
            {t('action.save')}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
