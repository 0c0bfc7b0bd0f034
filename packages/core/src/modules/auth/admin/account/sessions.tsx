import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Section } from '#admin/ui/layout/section.tsx';
import { SessionList } from './session-list.tsx';

/** Where one is logged in, and the way to end it everywhere else. */
export function Sessions(): ReactElement {
  const t = useText();
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      <SessionList />
    </Section>
  );
}
