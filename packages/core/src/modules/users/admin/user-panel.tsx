import { useId, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { isAdminLanguage } from '#contract/admin-language.ts';
import { languageChoices } from '#admin/messages/language-choices.ts';
import { ImageChoice } from './image-choice.tsx';
import { Form } from '#admin/ui/form/form.tsx';
import { PasswordField } from '#admin/ui/fields/password-field.tsx';
import type { Role } from '../../roles/role.schema.ts';
import type { Account } from '../user.schema.ts';
import { useCurrentUser, useErrorText } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import { SidePanel } from '#admin/ui/overlay/side-panel.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { useSaveUser } from './use-save-user.ts';
import { draftOf, needsProof } from './user-draft.ts';
import type { UserDraft } from './user-draft.ts';

interface UserPanelProps {
  /** Undefined: a new one. */
  readonly user: Account | undefined;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

/** The choice that leaves the language to the site. */
const ofSite: string = 'site';

/** The address of the image that a draft leads to. */
function previewOf(image: UserDraft['image'], user: Account | undefined): string | null {
  if (image.kind === 'set') return URL.createObjectURL(image.file);
  return image.kind === 'keep' ? (user?.image ?? null) : null;
}

/** Adds a user or changes one. A new one gets an invitation by mail. */
export function UserPanel({ user, roles, onClose }: UserPanelProps): ReactElement {
  const t = useText();
  const imageID = useId();
  const textOf = useErrorText();
  const isSelf = useCurrentUser().ID === user?.ID;
  const [draft, setDraft] = useState<UserDraft>(() => draftOf(user, ''));
  const { save, fields, image, isPending } = useSaveUser();
  const labels = {
    'profile.name': t('user.name'),
    email: t('user.email'),
    'profile.jobTitle': t('user.jobTitle'),
    role: t('user.role'),
    language: t('user.language'),
    currentPassword: t('users.ownPassword'),
  };
  const problems = useFormErrors(fields.errors, labels);
  const isAccountFixed = user !== undefined && !user.policies.canEditAccount;
  const choices = roles.filter((role) => role.policies.canAssign || role.ID === user?.role.ID);
  const change = (part: Partial<UserDraft>) => setDraft({ ...draft, ...part });
  const preview = useMemo(() => previewOf(draft.image, user), [draft.image, user]);
  const imageErrors = image.errors.map((error) => ('message' in error ? error.message : textOf(error, t('user.image'))));

  const send = async () => {
    const saved = await save(draft, user);
    if (!saved) return;
    notify(user ? t('users.saved', { name: saved.name }) : t('users.invitedNamed', { email: saved.email }));
    onClose();
  };
  return (
    <SidePanel title={user ? t('users.edit') : t('users.add')} onClose={onClose}>
      <Form className="lc-side__form" onSubmit={send}>
        <div className="lc-side__body">
          <ErrorBox key={fields.attempt} errors={problems.general} />
          {!user && <p className="lc-quiet">{t('users.addText')}</p>}
          <TextField
            label={labels['profile.name']}
            name="name"
            isRequired
            autoFocus
            maxLength={255}
            value={draft.name}
            onChange={(name) => change({ name })}
            errors={problems.of('profile.name')}
          />
          <TextField
            label={labels.email}
            name="email"
            type="email"
            isRequired
            spellCheck={false}
            isReadOnly={isAccountFixed}
            value={draft.email}
            onChange={(email) => change({ email })}
            errors={problems.of('email')}
          />
          {needsProof(draft, user) && (
            <PasswordField
              label={labels.currentPassword}
              name="currentPassword"
              autoComplete="current-password"
              help={t(isSelf ? 'users.ownPasswordSelf' : 'users.ownPasswordHelp')}
              value={draft.currentPassword}
              onChange={(currentPassword) => change({ currentPassword })}
              errors={problems.of('currentPassword')}
            />
          )}
          <TextField
            label={labels['profile.jobTitle']}
            name="jobTitle"
            maxLength={255}
            value={draft.jobTitle}
            onChange={(jobTitle) => change({ jobTitle })}
            errors={problems.of('profile.jobTitle')}
          />
          <Select
            label={labels.role}
            isRequired
            isReadOnly={isAccountFixed}
            {...(choices.length < roles.length ? { help: t('users.rolesLeftOut') } : {})}
            value={draft.role}
            options={choices.map((role) => ({ value: role.ID, label: role.name }))}
            onChange={(role) => change({ role })}
            errors={problems.of('role')}
          />
          <Select
            label={labels.language}
            help={t(isSelf ? 'users.languageOwn' : user ? 'users.languageHelp' : 'users.languageNew')}
            isReadOnly={isSelf}
            value={draft.language ?? ofSite}
            options={[...(user ? [] : [{ value: ofSite, label: t('users.languageOfSite') }]), ...languageChoices]}
            onChange={(language) => change({ language: isAdminLanguage(language) ? language : undefined })}
            errors={problems.of('language')}
          />
          <div className="lc-field" role="group" aria-labelledby={`${imageID}-label`}>
            <span className="lc-label" id={`${imageID}-label`}>
              {t('user.image')}
            </span>
            <ImageChoice
              id={imageID}
              name={draft.name || draft.email}
              image={preview}
              errors={imageErrors}
              onChoose={(file) => change({ image: { kind: 'set', file } })}
              onRemove={() => change({ image: user?.image ? { kind: 'remove' } : { kind: 'keep' } })}
            />
          </div>
        </div>
        <div className="lc-modal__foot">
          <Button onPress={onClose}>{t('action.cancel')}</Button>
          <Button theme="orange" type="submit" isPending={isPending}>
            {user ? t('action.save') : t('users.invite')}
          </Button>
        </div>
      </Form>
    </SidePanel>
  );
}
