import { startServer } from '../../node/start.ts';
import type { RunningServer } from '../../node/start.ts';
import type { CommandContext } from '../../server/cli-command.ts';

/** Starts the site and stops it in order when asked to: requests under way end, jobs end, the database closes. */
export async function start({ configFile, variables, say }: CommandContext): Promise<void> {
  const server = await startServer(configFile, variables, { announce: (administrator) => say(credentials(administrator)) });
  let isStopping = false;
  const stop = (exitCode: number): void => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => {
        say('Stopped.');
        process.exit(exitCode);
      },
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(0));
  server.onFailure((reason) => {
    process.stderr.write(`${reason} Start again; nothing that was saved is lost.\n`);
    stop(1);
  });
  process.on('uncaughtException', (error) => {
    server.app.log.fatal({ err: error }, 'the process cannot go on');
    stop(1);
  });
  process.on('unhandledRejection', (reason) =>
    server.app.log.error({ err: reason }, 'a promise was rejected and nobody listened'),
  );
  // Last, so that whoever reads this may already ask it to stop.
  say(greeting(server));
}

function credentials({ email, password, isGenerated }: NonNullable<RunningServer['administrator']>): string {
  const shown = isGenerated ? `${password}   (shown at this start only)` : 'as in LECTERN_ADMIN_PASSWORD';
  return `\n  E-mail    ${email}\n  Password  ${shown}`;
}

function greeting({ address, app }: RunningServer): string {
  const lines = ['', `  ${app.settings.name} is running.`, '', `  Site   ${address}/`, `  Admin  ${address}/cmsadmin`];
  return `${lines.join('\n')}\n`;
}
