import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { SidePanel } from '#admin/ui/overlay/side-panel.tsx';
import { DangerDialog } from '../../roles/admin/public.ts';
import { redirectCalls } from '../redirects.client.ts';
import type { ListedAddress } from '../redirects.schema.ts';
import { atFields, bodyOf, draftOf, isUnchanged } from './redirect-draft.ts';
import { redirectsKey } from './redirects-key.ts';
import { TargetField } from './target-field.tsx';

interface RedirectPanelProps {
  /** Undefined: a new one. */
  readonly rule?: ListedAddress | undefined;
  /** The address that a new one begins with. */
  readonly path?: string | undefined;
  readonly onClose: () => void;
}

interface DeleteRedirectProps {
  readonly id: string;
  readonly path: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function DeleteRedirect({ id, path, onDone, onClose }: DeleteRedirectProps): ReactElement {
  const t = useText();
  const client = useClient();
  return (
    <DangerDialog
      title={t('redirect.deleteTitle', { path })}
      text={t('redirect.deleteText')}
      confirm={t('redirect.delete')}
      done={t('redirect.deleted', { path })}
      call={() => client.call(redirectCalls.remove, { body: { ids: [id] } })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** Makes a redirect, changes one, or deletes it. */
export function RedirectPanel({ rule, path, onClose }: RedirectPanelProps): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(rule, path));
  const [isDeleting, setDeleting] = useState(false);
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const labels = { path: t('redirects.path'), 'to.page': t('redirect.page'), 'to.href': t('redirect.href') };
  const problems = useFormErrors(atFields(errors, draft), labels);
  const stored = rule?.id ? { ...rule, id: rule.id } : undefined;
  const done = (): void => {
    void queries.invalidateQueries({ queryKey: redirectsKey });
    onClose();
  };
  const save = async (): Promise<void> => {
    if (stored && isUnchanged(stored, draft)) return onClose();
    const body = bodyOf(draft);
    const result = await submit(() =>
      stored
        ? client.call(redirectCalls.change, { params: { id: stored.id }, body: { ...body, revision: stored.revision } })
        : client.call(redirectCalls.create, { body }),
    );
    if (!result.ok) return;
    notify(t('redirect.saved', { path: result.data.path }));
    done();
  };
  return (
    <SidePanel title={stored?.path ?? t('redirects.new')} onClose={onClose}>
      <Form className="lc-side__form" onSubmit={save}>
        <div className="lc-side__body">
          <ErrorBox key={attempt} errors={problems.general} />
          {stored?.isLeft && <p className="lc-quiet">{t('redirect.leftText')}</p>}
          <TextField
            label={labels.path}
            help={t('redirect.pathHelp')}
            isRequired
            autoFocus={!stored && draft.path === ''}
            spellCheck={false}
            inputMode="url"
            value={draft.path}
            errors={problems.of('path')}
            onChange={(next) => setDraft({ ...draft, path: next })}
          />
          <TargetField
            draft={draft}
            pageErrors={problems.of('to.page')}
            hrefErrors={problems.of('to.href')}
            onChange={setDraft}
          />
        </div>
        <div className="lc-modal__foot">
          {stored && (
            <Button theme="plain" onPress={() => setDeleting(true)}>
              {t('redirect.delete')}
            </Button>
          )}
          <Button onPress={onClose}>{t('action.cancel')}</Button>
          <Button theme="orange" type="submit" isPending={isPending}>
            {t('action.save')}
          </Button>
        </div>
      </Form>
      {isDeleting && stored && (
        <DeleteRedirect id={stored.id} path={stored.path} onDone={done} onClose={() => setDeleting(false)} />
      )}
    </SidePanel>
  );
}
