import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { firstScreenDrawn } from '../ui/after-first-screen.ts';
import { LiveRegion } from '../ui/overlay/live-region.tsx';
import { AppContext } from './app-context.ts';
import type { App } from './app-context.ts';
import { useText } from '../messages/use-messages.ts';
import { UiTextContext } from '../ui/messages/use-ui-text.ts';
import { CallError } from '../state/call-error.ts';
import { ShellNotices } from './shell-notices.tsx';

const hadAnswer = (error: unknown): boolean =>
  error instanceof CallError && error.failure.status !== 0 && error.failure.status < 500;

/** The cache of answers for one visit. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5000, refetchOnWindowFocus: false, retry: (count, error) => count < 1 && !hadAnswer(error) },
    },
  });

/** Stands last, so that everything before it was drawn. */
function AfterAll(): null {
  useEffect(firstScreenDrawn, []);
  return null;
}

/** Lets the components speak with the admin's one catalogue. */
function Speaking({ children }: { readonly children: ReactNode }): ReactElement {
  return <UiTextContext value={useText()}>{children}</UiTextContext>;
}

interface AdminAppProps {
  readonly app: App;
  readonly queries: QueryClient;
  /** The router: one that follows the browser, or one that stands still where the server draws. */
  readonly children: ReactNode;
}

/** All that surrounds the screens. The server draws it and the browser takes it over, so both take it from here. */
export const AdminApp = ({ app, queries, children }: AdminAppProps): ReactElement => (
  <StrictMode>
    <AppContext value={app}>
      <QueryClientProvider client={queries}>
        <Speaking>
          {children}
          <ShellNotices />
        </Speaking>
        <LiveRegion />
        <AfterAll />
      </QueryClientProvider>
    </AppContext>
  </StrictMode>
);
