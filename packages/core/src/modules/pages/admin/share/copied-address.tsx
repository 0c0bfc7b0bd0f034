import { Check, Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useCopy } from '#admin/state/use-copy.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';

/** The address of a link that was just made, to be copied: it is shown this once. */
export function CopiedAddress({ url }: { readonly url: string }): ReactElement {
  const t = useText();
  const says = { copied: t('share.copied'), notCopied: t('share.notCopied') };
  const { input, outcome, copy } = useCopy(url, says);
  const help = outcome === 'copied' ? says.copied : outcome === 'not-copied' ? says.notCopied : t('share.once');
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <div className="lc-stack">
      <TextField
        label={t('share.address')}
        help={help}
        value={url}
        isReadOnly
        autoFocus
        inputRef={input}
        onChange={() => undefined}
      />
      <Button icon={<Icon className="lc-icon" aria-hidden="true" />} onPress={() => void copy()}>
        {t('share.copy')}
      </Button>
    </div>
  );
}
