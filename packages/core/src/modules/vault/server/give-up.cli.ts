import type { CommandContext, GivenArguments } from '#server/cli-command.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { StartupError } from '#server/kernel/startup-error.ts';
import { keyRingOf } from './data-key.ts';
import { giveUpKey } from './give-up-key.command.ts';

/** `lectern keys give-up <fingerprint> --table <table>`: gives up rows that nobody can open, since their key is lost. */
export async function giveUpCommand(
  { argument: fingerprint = '', options: { table } }: GivenArguments,
  { openApp, say }: CommandContext,
): Promise<void> {
  if (!/^[0-9a-f]{16}$/.test(fingerprint) || typeof table !== 'string')
    throw new StartupError(
      'It takes the fingerprint of a key, 16 digits, and a table.',
      'lectern keys status names both: lectern keys give-up <fingerprint> --table <table>',
    );
  const { app, close } = await openApp();
  try {
    if (keyRingOf(app.environment.dataKeys).find(fingerprint))
      throw new StartupError(
        `LECTERN_DATA_KEYS has the key ${fingerprint}: what it seals is not lost.`,
        'Name a key that is missing.',
      );
    const rows = await app.execute(giveUpKey, { fingerprint, table }, systemActor('keys'));
    say(`${rows} rows of ${table} that needed the key ${fingerprint} were given up.`);
  } finally {
    await close();
  }
}
