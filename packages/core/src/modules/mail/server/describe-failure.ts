/** Why a mail was not sent, as the admin shows it, and whether another attempt could change that. */
export interface MailFailure {
  readonly text: string;
  readonly isFinal: boolean;
}

/** Refusals of these are about this mail; a server that refuses at the greeting or the login may be mended. */
const mailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The mail server refuses the connection.',
  ECONNRESET: 'The mail server broke the connection off.',
  ECONNECTION: 'The mail server broke the connection off.',
  ESOCKET: 'The mail server could not be reached, or broke the connection off.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EABORT: 'The mail server did not answer in time.',
  EDNS: 'The name of the mail server is not known.',
  ENOTFOUND: 'The name of the mail server is not known.',
  ETLS: 'The connection to the mail server could not be made secure.',
  EAUTH: 'The mail server does not accept the name or the password in SMTP_URL.',
};

const anAddress = /<?[^\s<>"',;:]+@[^\s<>"',;:]+>?/g;

/** Says what went wrong in sending, without addresses: the outbox holds who the recipient is, once. */
export function describeFailure(error: unknown): MailFailure {
  const { responseCode, response, command, code } = error as Record<string, unknown>;
  const isFinal =
    typeof responseCode === 'number' && responseCode >= 500 && typeof command === 'string' && mailCommands.has(command);
  const known = typeof code === 'string' && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  if (code !== 'EAUTH' && typeof response === 'string' && typeof responseCode === 'number') {
    const said = response
      .replaceAll(anAddress, '[address]')
      .replaceAll(/[\p{Cc}]+/gu, ' ')
      .slice(0, 220);
    return { text: `The mail server said: ${said}`, isFinal };
  }
  return { text: known ?? 'The mail could not be sent.', isFinal };
}
