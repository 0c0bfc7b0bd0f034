import { Check, Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { sharedFileUrl } from '../../media-urls.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useCopy } from '#admin/state/use-copy.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';

/** The address of a shared file, for mails and other sites. */
export function SharedLink({ file }: { readonly file: Pick<MediaFile, 'id' | 'fileName'> }): ReactElement {
  const t = useText();
  const client = useClient();
  const url = new URL(sharedFileUrl(client, file), location.origin).href;

  const says = { copied: t('media.linkCopied'), notCopied: t('media.linkNotCopied') };
  const { input, outcome, copy } = useCopy(url, says);
  const help = outcome === 'copied' ? says.copied : outcome === 'not-copied' ? says.notCopied : t('media.linkHelp');
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <div className="lc-shared-link">
      <TextField label={t('media.link')} help={help} value={url} isReadOnly inputRef={input} onChange={() => undefined} />
      <Button size="small" icon={<Icon className="lc-icon" aria-hidden="true" />} onPress={() => void copy()}>
        {t('media.copyLink')}
      </Button>
    </div>
  );
}
