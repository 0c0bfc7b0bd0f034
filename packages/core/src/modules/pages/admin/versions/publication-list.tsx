import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts, usePermission } from '#admin/shell/app-context.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { ListedVersion } from '../../versions.schema.ts';
import { pageCalls } from '../../pages.client.ts';

type Publication = ListedVersion['publications'][number];

interface PublicationListProps {
  readonly publications: readonly Publication[];
  readonly onErased: () => void;
}

/** When a version was on the site, who put it there, and what visitors read then, as a file. */
export function PublicationList({ publications, onErased }: PublicationListProps): ReactElement | null {
  const t = useText();
  const client = useClient();
  const textsOf = useFailureTexts();
  const mayErase = usePermission('erase-publications');
  const [erasing, setErasing] = useState<Publication>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  if (publications.length === 0) return null;
  const textOf = ({ since, until, by }: Publication): string => {
    const values = { since: formatMoment(since), name: by ?? t('versions.nobody') };
    return until === null
      ? t('versions.publishedFrom', values)
      : t('versions.publishedUntil', { ...values, until: formatMoment(until) });
  };
  const erase = async (id: string): Promise<void> => {
    const result = await client.call(pageCalls.erasePublication, { params: { id } });
    setErasing(undefined);
    setErrors(result.ok ? [] : textsOf(result));
    if (result.ok) notify(t('versions.erased'));
    onErased();
  };
  return (
    <section aria-label={t('versions.publications')}>
      <ul className="lc-versions__publications">
        {publications.map((publication) => (
          <li key={publication.id}>
            <span>{textOf(publication)}</span>
            {publication.record === 'erased' && <span className="lc-quiet">{t('versions.recordErased')}</span>}
            {publication.record === 'kept' && (
              <span className="lc-versions__actions">
                <a
                  className="lc-button lc-button--grey lc-button--small"
                  href={client.url(pageCalls.exportPublication, { params: { id: publication.id } })}
                  download
                >
                  <Download className="lc-icon" aria-hidden="true" />
                  <span>{t('versions.export')}</span>
                </a>
                {mayErase && (
                  <Button size="small" theme="danger" onPress={() => setErasing(publication)}>
                    {t('versions.erase')}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ErrorBox errors={errors} />
      {erasing && (
        <Modal
          isOpen
          isAlert
          title={t('versions.eraseTitle')}
          onClose={() => setErasing(undefined)}
          buttons={[
            { text: t('action.cancel'), autoFocus: true, onPress: () => setErasing(undefined) },
            { text: t('versions.erase'), theme: 'danger', onPress: () => void erase(erasing.id) },
          ]}
        >
          <p>{textOf(erasing)}</p>
          <p>{t('versions.eraseText')}</p>
        </Modal>
      )}
    </section>
  );
}
