import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { SidePanel } from '#admin/ui/overlay/side-panel.tsx';
import { linkCalls } from '../../links.client.ts';
import type { ExternalLink } from '../../links.schema.ts';
import { SourceList } from '../source-list.tsx';
import { ExternalFacts } from './external-facts.tsx';
import { externalKey } from './external-list.ts';
import { MendForm } from './mend-form.tsx';

interface ExternalPanelProps {
  readonly link: ExternalLink;
  /** With what is known of it after it was visited. */
  readonly onChecked: (link: ExternalLink) => void;
  readonly onClose: () => void;
}

/** Visits an address now, and says what it is. */
function CheckButton({ link: { address }, onChecked }: Omit<ExternalPanelProps, 'onClose'>): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);
  const check = async (): Promise<void> => {
    setPending(true);
    const result = await client.call(linkCalls.check, { body: { address } });
    setPending(false);
    void queries.invalidateQueries({ queryKey: externalKey });
    tellFailure(result);
    if (!result.ok) return;
    onChecked(result.data);
    notify(t('external.checkedNow', { state: t(`external.${result.data.state}`) }));
  };
  return (
    <Button isPending={isPending} onPress={() => void check()}>
      {t('external.check')}
    </Button>
  );
}

/** Everything that leads to the address. */
function Sources({ address }: Pick<ExternalLink, 'address'>): ReactElement {
  const t = useText();
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: [...externalKey, 'sources', address],
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(linkCalls.externalSources, { query: { address }, signal })),
  });
  if (isError) return <ErrorBox errors={[t('external.sourcesFailed')]} />;
  return data ? <SourceList sources={data} label={t('external.sources')} /> : <Skeleton lines={2} />;
}

/** A link to another site: what is known of it, where it stands, and another address in its place. */
export function ExternalPanel({ link, onChecked, onClose }: ExternalPanelProps): ReactElement {
  const t = useText();
  const { address } = link;
  return (
    <SidePanel title={address} onClose={onClose}>
      <div className="lc-side__form">
        <div className="lc-side__body">
          <section className="lc-group" aria-labelledby="external-facts">
            <h3 className="lc-group__title" id="external-facts">
              {t('external.facts')}
            </h3>
            <ExternalFacts link={link} />
            <div className="lc-external__actions">
              <CheckButton link={link} onChecked={onChecked} />
              <a href={address} target="_blank" rel="noopener noreferrer">
                {t('external.open')}
              </a>
            </div>
          </section>
          <section className="lc-group" aria-labelledby="external-sources">
            <h3 className="lc-group__title" id="external-sources">
              {t('external.sources')}
            </h3>
            <Sources address={address} />
          </section>
          <section className="lc-group" aria-labelledby="external-mend">
            <h3 className="lc-group__title" id="external-mend">
              {t('external.mend')}
            </h3>
            <MendForm link={link} />
          </section>
        </div>
      </div>
    </SidePanel>
  );
}
