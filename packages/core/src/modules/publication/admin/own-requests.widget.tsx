import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { RequestRows } from './request-rows.tsx';

/** What this person asked for: what waits, and what was rejected and is up to them again. */
export default function OwnRequestsWidget(): ReactElement {
  return <RequestRows of="own" none={useText()('requests.noOwn')} />;
}
