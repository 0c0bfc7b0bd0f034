import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '#admin/messages/use-messages.ts';
import { Boundary } from '#admin/ui/layout/boundary.tsx';
import type { PreviewPaneProps } from './preview-pane.tsx';

const PreviewPane = lazy(
  withMessages([() => import('./preview.messages.ts'), () => import('./access.messages.ts')], () => import('./preview-pane.tsx')),
);

/** Milliseconds in which whoever opens a page to write begins: the page that is drawn has the same processor. */
const beginning = 300;

/** Whether the browser had time since the editor was drawn: whoever opens a page to write waits for no preview. */
function useLeisure(): boolean {
  const [hasTime, setTime] = useState(false);
  useEffect(() => {
    let handle: number | undefined;
    const timer = setTimeout(() => {
      const begin = () => setTime(true);
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) handle = window.requestIdleCallback(begin, { timeout: 1000 });
      else begin();
    }, beginning);
    return () => {
      clearTimeout(timer);
      if (handle !== undefined) window.cancelIdleCallback(handle);
    };
  }, []);
  return hasTime;
}

/** The preview, fetched when the editor stands. */
export function LazyPreview(props: PreviewPaneProps): ReactElement {
  const hasTime = useLeisure();
  return (
    <Boundary fallback={null}>
      <Suspense>{hasTime && <PreviewPane {...props} />}</Suspense>
    </Boundary>
  );
}
