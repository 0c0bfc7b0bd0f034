import type { ReactElement } from 'react';

/** Work under way inside a control. Says nothing by itself: the control's text does. */
export const Spinner = (): ReactElement => <span className="lc-spinner" aria-hidden="true" />;
