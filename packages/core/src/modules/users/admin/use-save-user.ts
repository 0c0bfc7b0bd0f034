import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Client } from '#client/create-client.ts';
import type { Result } from '#client/result.ts';
import type { Account } from '../user.schema.ts';
import { userCalls } from '../users.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { dispatch } from '#admin/state/admin.store.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import type { Submit } from '#admin/state/use-submit.ts';
import { inputOf, needsProof } from './user-draft.ts';
import type { ImageChange, UserDraft } from './user-draft.ts';
import { usersKey } from './use-users.ts';

function changeImage(client: Client, id: number, image: ImageChange): Promise<Result<unknown>> | undefined {
  if (image.kind === 'remove') return client.call(userCalls.removeImage, { params: { id } });
  return image.kind === 'set'
    ? client.call(userCalls.setImage, { params: { id }, form: { profileImage: image.file } })
    : undefined;
}

interface SaveUser {
  readonly save: (draft: UserDraft, existing: Account | undefined) => Promise<Account | undefined>;
  readonly fields: Submit;
  readonly image: Submit;
  readonly isPending: boolean;
}

/** Saves a user, then removes or uploads the image: one save, two calls, in this order. Undefined where it was refused. */
export function useSaveUser(): SaveUser {
  const { client, currentUser } = useApp();
  const queries = useQueryClient();
  const fields = useSubmit('users-overview');
  const image = useSubmit('user-profile-image');
  const [created, setCreated] = useState<Account>();
  const { submit } = fields;
  const { submit: submitImage } = image;

  const save = useCallback(
    async (draft: UserDraft, existing: Account | undefined): Promise<Account | undefined> => {
      // Made already, when only the image was refused: the next save changes it.
      const user = existing ?? created;
      const operation = user ? 'update' : 'create';
      dispatch({ type: 'operation-requested', operation });
      const input = inputOf(draft, user);
      const proof = needsProof(draft, user) ? { currentPassword: draft.currentPassword } : {};
      const result = await submit(() =>
        user
          ? client.call(userCalls.update, { params: { id: user.ID }, body: { ...input, ...proof } })
          : client.call(userCalls.create, { body: input }),
      );
      dispatch({ type: result.ok ? 'operation-succeeded' : 'operation-failed', operation });
      if (!result.ok) return undefined;
      if (!user) setCreated(result.data);
      void queries.invalidateQueries({ queryKey: usersKey });

      const call = changeImage(client, result.data.ID, draft.image);
      if (call) {
        const changed = await submitImage(() => call);
        void queries.invalidateQueries({ queryKey: usersKey });
        if (!changed.ok) return undefined;
      }
      if (result.data.ID === currentUser.get().ID) await currentUser.fetch();
      return result.data;
    },
    [client, created, currentUser, queries, submit, submitImage],
  );
  return { save, fields, image, isPending: fields.isPending || image.isPending };
}
