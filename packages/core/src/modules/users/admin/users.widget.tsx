import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { useSaveUser } from './use-save-user.ts';
import { useRoles } from '../../roles/admin/public.ts';
import { draftOf } from './user-draft.ts';

const empty = draftOf(undefined, '');

/** Adds a user with the least that is needed; everything else is on the screen of users. */
export default function UsersWidget(): ReactElement {
  const t = useText();
  const [draft, setDraft] = useState(empty);
  const first = useRef<HTMLInputElement>(null);
  const roles = useRoles();
  const { save, fields, isPending } = useSaveUser();
  const labels = { 'profile.name': t('user.name'), email: t('user.email'), role: t('user.role') };
  const problems = useFormErrors(fields.errors, labels);
  const assignable = (roles.data ?? []).filter((role) => role.policies.canAssign);

  const send = async () => {
    const saved = await save(draft, undefined);
    if (!saved) return;
    notify(t('users.invitedNamed', { email: saved.email }));
    setDraft(empty);
    first.current?.focus();
  };
  return (
    <Form className="lc-form lc-widget__body" onSubmit={send}>
      <h3 className="lc-label">{t('users.add')}</h3>
      <ErrorBox key={fields.attempt} errors={problems.general} />
      <TextField
        label={labels['profile.name']}
        isRequired
        maxLength={255}
        inputRef={first}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name })}
        errors={problems.of('profile.name')}
      />
      <TextField
        label={labels.email}
        type="email"
        isRequired
        spellCheck={false}
        value={draft.email}
        onChange={(email) => setDraft({ ...draft, email })}
        errors={problems.of('email')}
      />
      <Select
        label={labels.role}
        isRequired
        value={draft.role}
        options={assignable.map((role) => ({ value: role.ID, label: role.name }))}
        onChange={(role) => setDraft({ ...draft, role })}
        errors={problems.of('role')}
      />
      <div className="lc-form__foot">
        <Button theme="orange" type="submit" isPending={isPending}>
          {t('action.save')}
        </Button>
        <Link className="lc-form__aside" to="/users">
          {t('dashboard.allUsers')}
        </Link>
      </div>
    </Form>
  );
}
