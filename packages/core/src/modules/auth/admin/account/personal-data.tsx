import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { userCalls } from '../../../users/users.client.ts';
import { useApp, useCurrentUser } from '../../../../admin/shell/app-context.ts';
import { dispatch, useAdminState } from '../../../../admin/state/admin.store.ts';
import { useFormErrors } from '../../../../admin/state/use-form-errors.ts';
import { useSubmit } from '../../../../admin/state/use-submit.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { Button } from '../../../../admin/ui/controls/button.tsx';
import { ErrorBox } from '../../../../admin/ui/fields/error-box.tsx';
import { notify } from '../../../../admin/ui/overlay/notify.ts';
import { Section } from '../../../../admin/ui/layout/section.tsx';
import { TextField } from '../../../../admin/ui/fields/text-field.tsx';

/** The own name and job title. The e-mail address and the role are an administrator's to change. */
export function PersonalData(): ReactElement {
  const t = useText();
  const { client, currentUser } = useApp();
  const user = useCurrentUser();
  const [name, setName] = useState(user.name);
  const [jobTitle, setJobTitle] = useState(user.jobTitle);
  const isSaving = useAdminState((state) => state.operations.store) === null;
  const { errors, attempt, submit } = useSubmit('user-settings');
  const labels = { 'profile.name': t('user.name'), 'profile.jobTitle': t('user.jobTitle'), email: t('login.email') };
  const problems = useFormErrors(errors, labels);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'operation-requested', operation: 'store' });
    const result = await submit(() =>
      client.call(userCalls.update, {
        params: { id: user.ID },
        body: { email: user.email, role: user.role.ID, profile: { name, jobTitle } },
      }),
    );
    dispatch({ type: result.ok ? 'operation-succeeded' : 'operation-failed', operation: 'store' });
    if (!result.ok) return;
    notify(t('settings.own.saved'));
    await currentUser.fetch();
  };
  return (
    <Section title={t('settings.own.personal')} text={t('settings.own.personalText')}>
      <form className="lc-form" noValidate onSubmit={(event) => void save(event)}>
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
      </form>
    </Section>
  );
}
