import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { MediaFile } from '../../media.schema.ts';
import { sharedFileUrl } from '../../media-urls.client.ts';
import { useClient } from '../../../../admin/shell/app-context.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { announce } from '../../../../admin/ui/overlay/announce.ts';
import { Button } from '../../../../admin/ui/controls/button.tsx';
import { TextField } from '../../../../admin/ui/fields/text-field.tsx';

/** The address of a shared file, for mails and other sites. */
export function SharedLink({ file }: { readonly file: Pick<MediaFile, 'id' | 'fileName'> }): ReactElement {
  const t = useText();
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'media.linkCopied' | 'media.linkNotCopied'>();
  const url = new URL(sharedFileUrl(client, file), location.origin).href;

  const tell = (next: NonNullable<typeof outcome>): void => {
    setOutcome(next);
    announce(t(next));
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      tell('media.linkCopied');
    } catch {
      // The browser keeps the clipboard from pages without https: then by hand.
      input.current?.focus();
      input.current?.select();
      tell('media.linkNotCopied');
    }
  };
  const Icon = outcome === 'media.linkCopied' ? Check : Copy;
  return (
    <div className="lc-shared-link">
      <TextField
        label={t('media.link')}
        help={t(outcome ?? 'media.linkHelp')}
        value={url}
        isReadOnly
        inputRef={input}
        onChange={() => undefined}
      />
      <Button size="small" icon={<Icon className="lc-icon" aria-hidden="true" />} onPress={() => void copy()}>
        {t('media.copyLink')}
      </Button>
    </div>
  );
}
