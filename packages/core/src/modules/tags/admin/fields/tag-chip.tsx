import { Lock, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { Tag } from '../../tags.schema.ts';

/** A tag that something has, to be taken off by a press where that is allowed. `tag`: null for one that is gone. */
export function TagChip({
  tag,
  onRemove,
}: {
  readonly tag: Tag | null;
  readonly onRemove?: (() => void) | undefined;
}): ReactElement {
  const t = useText();
  const name = tag?.term ?? t('tags.gone');
  const content = (
    <>
      {tag?.isPrivate && <Lock className="lc-icon" aria-hidden="true" />}
      <span>{name}</span>
      {tag?.isPrivate && <span className="lc-hidden"> ({t('tags.private')})</span>}
    </>
  );
  return onRemove ? (
    <button
      type="button"
      className="lc-token"
      aria-label={t('tags.removeNamed', { name: tag?.isPrivate ? `${name} (${t('tags.private')})` : name })}
      onClick={onRemove}
    >
      {content}
      <X className="lc-icon" aria-hidden="true" />
    </button>
  ) : (
    <span className="lc-token lc-token--still">{content}</span>
  );
}
