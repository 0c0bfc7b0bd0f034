import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { hasCode } from '#client/result.ts';
import type { Grantable, Role } from '../role.schema.ts';
import { roleCalls } from '../roles.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { Form } from '#admin/ui/form/form.tsx';
import type { Saved } from '#admin/ui/form/form.tsx';
import { settleWords } from '#admin/ui/form/words.ts';
import { rolesKey } from './use-roles.ts';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { Matrix } from './matrix.tsx';
import { draftOf, emptyRole, inputOf, isSameDraft } from './role-draft.ts';

interface RoleFormProps {
  /** Undefined: a new one. */
  readonly role: Role | undefined;
  readonly permissions: readonly Grantable[];
}

/** The name of a role, whether it demands a second factor, and the matrix of what it grants. */
export function RoleForm({ role, permissions }: RoleFormProps): ReactElement {
  const t = useText();
  const { client, currentUser } = useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(() => (role ? draftOf(role) : emptyRole));
  const [draft, setDraft] = useState(saved);
  const [isDeleting, setDeleting] = useState(false);
  const [revision, setRevision] = useState(role?.revision ?? 0);
  const [isOvertaken, setOvertaken] = useState(false);
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const problems = useFormErrors(errors, { name: t('roles.name') });
  const isReadOnly = role !== undefined && !role.policies.canEdit;
  const isUnsaved = !isSameDraft(draft, saved);

  const leave = () => {
    settleWords();
    void navigate('/roles');
  };
  const save = async (): Promise<Saved> => {
    if (isReadOnly) return false;
    const input = inputOf(draft);
    const result = await submit(() =>
      role
        ? client.call(roleCalls.update, { params: { id: role.ID }, body: { ...input, revision } })
        : client.call(roleCalls.create, { body: input }),
    );
    setOvertaken(!result.ok && hasCode(result, 'G_03'));
    if (!result.ok) return false;
    setRevision(result.data.revision);
    notify(t('roles.saved', { name: result.data.name }));
    void queries.invalidateQueries({ queryKey: rolesKey });
    if (role && role.ID === currentUser.get().role.ID) void currentUser.fetch();
    if (!role) return leave;
    setSaved(draft);
    return true;
  };
  const reload = async () => {
    if (!role) return;
    const result = await submit(() => client.call(roleCalls.get, { params: { id: role.ID } }));
    if (!result.ok) return;
    const fresh = draftOf(result.data);
    setSaved(fresh);
    setDraft(fresh);
    setRevision(result.data.revision);
    setOvertaken(false);
    void queries.invalidateQueries({ queryKey: rolesKey });
  };
  return (
    <Screen
      title={role ? role.name : t('roles.add')}
      detail={
        <Link className="lc-back" to="/roles">
          <ArrowLeft className="lc-icon" aria-hidden="true" />
          {t('roles.title')}
        </Link>
      }
      actions={
        <>
          {role && (
            <Button
              theme="danger"
              disabledReason={role.policies.canDelete ? undefined : t(role.users > 0 ? 'roles.inUse' : 'roles.outOfReach')}
              onPress={() => setDeleting(true)}
            >
              {t('roles.delete')}
            </Button>
          )}
          <Button
            theme="orange"
            isPending={isPending}
            disabledReason={isReadOnly ? t('roles.outOfReach') : isUnsaved ? undefined : t('roles.noChanges')}
            onPress={() => document.querySelector<HTMLFormElement>('#role-form')?.requestSubmit()}
          >
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Form id="role-form" className="lc-stack" isChanged={isUnsaved} onSubmit={save}>
        <ErrorBox key={attempt} errors={problems.general} />
        {isOvertaken && (
          <p>
            <Button icon={<RotateCcw className="lc-icon" aria-hidden="true" />} onPress={() => void reload()}>
              {t('roles.reload')}
            </Button>
          </p>
        )}
        {isReadOnly && <p className="lc-login__note">{t('roles.outOfReach')}</p>}
        <div className="lc-panel lc-form--padded lc-role-head">
          <TextField
            label={t('roles.name')}
            isRequired
            autoFocus={!role}
            isReadOnly={isReadOnly}
            value={draft.name}
            onChange={(name) => setDraft({ ...draft, name })}
            errors={problems.of('name')}
          />
          <Checkbox
            label={t('roles.factorRequired')}
            help={t('roles.factorHelp')}
            isReadOnly={isReadOnly}
            isSelected={draft.requiresSecondFactor}
            onChange={(requiresSecondFactor) => setDraft({ ...draft, requiresSecondFactor })}
          />
        </div>
        <Matrix draft={draft} permissions={permissions} isReadOnly={isReadOnly} onChange={setDraft} />
        {role && role.users > 0 && <p className="lc-quiet">{t('roles.effect', { count: role.users })}</p>}
      </Form>
      {role && isDeleting && <DeleteRoleDialog role={role} onClose={() => setDeleting(false)} onDeleted={leave} />}
    </Screen>
  );
}
