import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { pageCalls } from '../../pages.client.ts';

/** Of the links of a page, to be read anew once one was made. */
export const linksKey = (pageID: string): readonly string[] => ['pages', 'preview-links', pageID];

/** The links to versions of a page that still work, each to be withdrawn. */
export function PreviewLinks({ pageID }: { readonly pageID: string }): ReactElement | null {
  const t = useText();
  const client = useClient();
  const textsOf = useFailureTexts();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const {
    data: links = [],
    error,
    refetch,
  } = useQuery({
    queryKey: linksKey(pageID),
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.previewLinks, { params: { id: pageID }, signal })),
  });
  const revoke = async (id: string): Promise<void> => {
    const result = await client.call(pageCalls.revokePreview, { params: { id }, body: {} });
    setErrors(result.ok ? [] : textsOf(result));
    if (result.ok) notify(t('share.revoked'));
    await refetch();
  };
  const failed = error ? [t('share.listFailed')] : [];
  if (links.length === 0 && failed.length === 0 && errors.length === 0) return null;
  return (
    <section className="lc-stack" aria-labelledby="share-links">
      <h3 className="lc-group__title" id="share-links">
        {t('share.links')}
      </h3>
      <ErrorBox errors={[...failed, ...errors]} />
      <ul className="lc-share__links">
        {links.map(({ id, number, createdBy, endsAt, canRevoke }) => (
          <li key={id} className="lc-share__link">
            <span>
              {t('share.link', { number, until: formatMoment(endsAt) })}
              {createdBy !== null && <span className="lc-quiet"> {createdBy}</span>}
            </span>
            {canRevoke && (
              <Button
                size="small"
                theme="danger"
                aria-label={t('share.revokeOf', { number, until: formatMoment(endsAt) })}
                onPress={() => void revoke(id)}
              >
                {t('share.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
