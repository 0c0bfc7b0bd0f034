import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useCurrentUser } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { Tabs } from '#admin/ui/controls/tabs.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Form } from '#admin/ui/form/form.tsx';
import { TextArea } from '#admin/ui/fields/text-area.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { redirectCalls } from '../redirects.client.ts';
import { FileButton } from './file-button.tsx';
import { keepMovingIn, keptMovingIn } from './kept-moving-in.ts';
import type { KeptMovingIn } from './kept-moving-in.ts';
import { MovingInResult } from './moving-in-result.tsx';

/** Makes redirects of the addresses of a former site: from its sitemap, or a list. Nothing of it is fetched. */
export default function MovingInScreen(): ReactElement {
  const t = useText();
  const client = useClient();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<'file' | 'list'>('file');
  const { ID: userID } = useCurrentUser();
  const [found, setFound] = useState(() => keptMovingIn(userID));
  const show = (next: KeptMovingIn | undefined): void => {
    setFound(next);
    keepMovingIn(userID, next);
  };
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const problems = useFormErrors(errors, { file: t('moving.addresses') });
  const propose = async (file: File): Promise<boolean> => {
    const result = await submit(() => client.call(redirectCalls.propose, { form: { file } }));
    show(result.ok ? { name: file.name.replace(/\.\w+$/, ''), movingIn: result.data } : undefined);
    return result.ok;
  };
  return (
    <Screen
      title={t('moving.title')}
      actions={
        <LinkButton to="/redirects" icon={<ArrowLeft className="lc-icon" aria-hidden="true" />}>
          {t('redirects.back')}
        </LinkButton>
      }
    >
      <div className="lc-stack">
        <p className="lc-quiet lc-redirects__intro">{t('moving.intro')}</p>
        <ErrorBox key={attempt} errors={[...problems.of('file'), ...problems.general]} />
        <Tabs
          label={t('moving.addresses')}
          selected={kind}
          onSelect={setKind}
          tabs={[
            {
              key: 'file',
              label: t('moving.fromFile'),
              panel: (
                <div className="lc-redirects__source">
                  <p>{t('moving.fileHelp')}</p>
                  <FileButton
                    label={t('moving.choose')}
                    accept=".xml,.txt,.csv,text/xml,application/xml,text/plain,text/csv"
                    isPending={isPending}
                    onChoose={(file) => void propose(file)}
                  />
                </div>
              ),
            },
            {
              key: 'list',
              label: t('moving.fromList'),
              panel: (
                <Form className="lc-redirects__source" onSubmit={() => propose(new File([typed], `${t('moving.listName')}.txt`))}>
                  <TextArea label={t('moving.list')} help={t('moving.listHelp')} rows={8} value={typed} onChange={setTyped} />
                  <Button
                    type="submit"
                    isPending={isPending}
                    disabledReason={typed.trim() === '' ? t('moving.nothingTyped') : undefined}
                  >
                    {t('moving.propose')}
                  </Button>
                </Form>
              ),
            },
          ]}
        />
        {found && (
          <MovingInResult key={attempt} name={found.name} found={found.movingIn} onDone={() => keepMovingIn(userID, undefined)} />
        )}
      </div>
    </Screen>
  );
}
