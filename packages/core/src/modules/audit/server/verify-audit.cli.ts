import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { verifyAudit } from './verify-audit.ts';
import { openDatabase } from '#server/database/choose-database.ts';
import { readEnvironment } from '#server/kernel/environment.ts';
import { createLogger } from '#server/kernel/logger.ts';
import { StartupError } from '#server/kernel/startup-error.ts';
import type { CommandContext, GivenArguments } from '#server/cli-command.ts';

function readHead(head: string | true | undefined) {
  if (head === undefined) return undefined;
  const match = /^(\d{1,15}):([0-9a-f]{64})$/.exec(String(head));
  if (!match?.[1] || !match[2])
    throw new StartupError(`"${String(head)}" is no head.`, 'It is a number, a colon and a hash, as an earlier check told it.');
  return { number: Number(match[1]), hash: match[2] };
}

/** `lectern audit verify`: checks that nothing in the audit log was changed, taken away or put in between. */
export async function verifyAuditCommand(
  { options }: GivenArguments,
  { configFile, variables, say }: CommandContext,
): Promise<void> {
  const expected = readHead(options['head']);
  const environment = readEnvironment(variables, dirname(resolve(configFile)));
  if (!environment.databaseUrl && !existsSync(join(environment.dataDir, 'database')))
    throw new StartupError(
      `There is no database in ${environment.dataDir}.`,
      'Set LECTERN_DATA_DIR or DATABASE_URL as for the site itself.',
    );
  const connection = await openDatabase(environment, createLogger('warn'));
  const client = new pg.Client(connection.pg);
  try {
    await client.connect();
    const { rows } = await client.query<{ found: string | null }>(`select to_regclass('lectern_audit_seal')::text as found`);
    if (!rows[0]?.found)
      throw new StartupError('This database has no audit log yet.', 'Start the site once, or run: lectern migrate');
    const { head, unsealed, problems } = await verifyAudit(client, expected);
    for (const problem of problems) say(problem);
    if (problems.length > 0) throw new StartupError('The audit log is not what it was.', 'Compare it with a backup.');
    say(`${head.number} sealed entries are as they were written; ${unsealed} since the last sealing.`);
    say(`Keep this elsewhere, to verify against it later: --head ${head.number}:${head.hash}`);
  } finally {
    await client.end();
    await connection.stop();
  }
}
