import { useCurrentUser } from '../../shell/app-context.ts';
import { formatMoment } from '../../texts/format.ts';
import { useText } from '../../texts/use-text.ts';
import { useSaver } from '../editor-context.ts';

/** Who saved in between, and when: somebody by name, the person themselves in another window, or nobody that is known. */
export function useOtherSaveText(): string {
  const t = useText();
  const user = useCurrentUser();
  const other = useSaver((state) => (state.status.kind === 'conflict' ? state.status.other : undefined));
  const when = other?.at ? formatMoment(other.at.toISOString()) : '';
  if (other?.by?.id === user.ID) return t('conflict.self', { when });
  return when ? t('conflict.by', { name: other?.by?.name ?? t('conflict.someone'), when }) : t('conflict.unknown');
}
