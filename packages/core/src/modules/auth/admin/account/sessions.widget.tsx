import type { ReactElement } from 'react';
import { SessionList } from './session-list.tsx';

/** Where one is logged in. */
export default function SessionsWidget(): ReactElement {
  return (
    <div className="lc-widget__body">
      <SessionList />
    </div>
  );
}
