import { useId } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '#client/result.ts';
import { userCalls } from '#modules/users/users.client.ts';
import { useApp, useCurrentUser, useErrorText } from '#admin/shell/app-context.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { Section } from '#admin/ui/layout/section.tsx';
import { ImageChoice } from '#modules/users/admin/public.ts';

/** The own profile image; sent as soon as it is chosen. */
export function ProfileImage(): ReactElement {
  const t = useText();
  const { client, currentUser } = useApp();
  const user = useCurrentUser();
  const id = useId();
  const textOf = useErrorText();
  const { errors, isPending, submit } = useSubmit('user-profile-image');
  const texts = [...new Set(errors.map((error) => ('message' in error ? error.message : textOf(error, t('user.image')))))];

  const send = async (call: () => Promise<Result<unknown>>, done: string) => {
    const result = await submit(call);
    if (!result.ok) {
      announce(result.errors.map((error) => textOf(error, t('user.image'))).join(' '), 'assertive');
      return;
    }
    notify(done);
    await currentUser.fetch();
  };
  return (
    <Section title={t('user.image')} text={t('settings.own.imageText')}>
      <ImageChoice
        id={id}
        name={user.name || user.email}
        image={user.image}
        errors={texts}
        isPending={isPending}
        onChoose={(file) =>
          void send(
            () => client.call(userCalls.setImage, { params: { id: user.ID }, form: { profileImage: file } }),
            t('user.imageSaved'),
          )
        }
        onRemove={() => void send(() => client.call(userCalls.removeImage, { params: { id: user.ID } }), t('user.imageRemoved'))}
      />
    </Section>
  );
}
