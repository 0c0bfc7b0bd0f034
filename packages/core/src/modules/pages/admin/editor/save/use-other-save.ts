import { useCurrentUser } from '../../../../../admin/shell/app-context.ts';
import { formatMoment } from '../../../../../admin/messages/format.ts';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { useSaver } from '../editor-context.ts';

interface OtherSaveMessages {
  /** In a few words, for titles and the top line. */
  readonly title: string;
  /** The name of the user, and the time. */
  readonly text: string;
}

/**
 * The messages about the save in between: of somebody by name, of the person themselves elsewhere, or of nobody that is
 * known.
 */
export function useOtherSave(): OtherSaveMessages {
  const t = useText();
  const user = useCurrentUser();
  const other = useSaver((state) => (state.status.kind === 'conflict' ? state.status.other : undefined));
  const when = other?.at ? formatMoment(other.at.toISOString()) : '';
  if (other?.by?.id === user.ID) return { title: t('conflict.selfTitle'), text: t('conflict.self', { when }) };
  return {
    title: t('conflict.title'),
    text: when ? t('conflict.by', { name: other?.by?.name ?? t('conflict.someone'), when }) : t('conflict.unknown'),
  };
}
