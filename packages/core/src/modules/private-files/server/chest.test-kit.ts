import type { TestApp } from '@lectern/testing';
import { systemActor } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { privateFiles } from '#server/kernel/private-files.ts';
import type { PrivateFileSubject } from '#server/kernel/private-files.ts';

declare module '#contract/audit-words.ts' {
  interface ActionMap {
    readonly 'chest.keep': string;
    readonly 'chest.remove': string;
  }
}

/** The private files of an owner that has nothing else. */
export const filesOf = ({ app }: TestApp, owner = 'chest') => app.service(privateFiles).of(owner);

interface Kept {
  readonly id: string;
  readonly subject: PrivateFileSubject;
  readonly owner?: string;
  readonly isFailing?: boolean;
}

const keepFile = defineCommand<Kept, void>('chest.keep', async (context, { id, subject, owner = 'chest', isFailing }) => {
  context.allowEveryone('a test');
  await context.app.service(privateFiles).of(owner).keep(context, id, subject);
  if (isFailing) throw new Error('after all not');
});

const removeFiles = defineCommand<{ readonly subject: PrivateFileSubject; readonly isFailing?: boolean }, void>(
  'chest.remove',
  async (context, { subject, isFailing }) => {
    context.allowEveryone('a test');
    await context.app.service(privateFiles).of('chest').remove(context, subject);
    if (isFailing) throw new Error('after all not');
  },
);

export const keep = ({ app }: TestApp, kept: Kept): Promise<void> => app.execute(keepFile, kept, systemActor('test'));

export const remove = ({ app }: TestApp, subject: PrivateFileSubject, isFailing = false): Promise<void> =>
  app.execute(removeFiles, { subject, isFailing }, systemActor('test'));
