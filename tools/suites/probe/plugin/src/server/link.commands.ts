import { defineCommand } from '@lectern/core/server';
import type { SignedLink } from '@lectern/core/server';

/** Makes a link to a decision about something, good for a minute. */
export const makeLink = defineCommand('probe.make-link', async (context, { subject }: { readonly subject: string }) => {
  context.authorize('probe:look');
  return context.createLink({ purpose: 'probe:decide', subject, endsAt: new Date(context.now.getTime() + 60_000) });
});

/** Decides, once. */
export const decide = defineCommand('probe.decide', async (context, link: SignedLink) => {
  context.allowEveryone('holds a link');
  return (await context.endLink(link)) ? link.subject : 'nothing';
});
