import { StatusBadge } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { SubmissionState } from '../submission-states.ts';
import { t } from './inbox-texts.ts';

/** How far somebody is; what was held waits for a decision. */
export const StateBadge = ({ state }: { readonly state: SubmissionState }): ReactElement => (
  <StatusBadge tone={state === 'held' ? 'warning' : 'neutral'}>{t(`state.${state}`)}</StatusBadge>
);
