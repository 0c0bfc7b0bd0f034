import { Copy } from 'lucide-react';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { MediaFile } from '../../../client/media.ts';
import { useClient } from '../../shell/app-context.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';

/** The address of a shared file, for mails and other sites. */
export function SharedLink({ file }: { readonly file: Pick<MediaFile, 'id' | 'fileName'> }): ReactElement {
  const t = useText();
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const url = new URL(client.media.sharedFileUrl(file), location.origin).href;

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      notify(t('media.linkCopied'));
    } catch {
      // The browser keeps the clipboard from pages without https: then by hand.
      input.current?.focus();
      input.current?.select();
      notify(t('media.linkNotCopied'), { kind: 'info' });
    }
  };
  return (
    <div className="lc-shared-link">
      <TextField
        label={t('media.link')}
        help={t('media.linkHelp')}
        value={url}
        isReadOnly
        inputRef={input}
        onChange={() => undefined}
      />
      <Button size="small" icon={<Copy className="lc-icon" aria-hidden="true" />} onPress={() => void copy()}>
        {t('media.copyLink')}
      </Button>
    </div>
  );
}
