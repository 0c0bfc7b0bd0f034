import { Readable } from 'node:stream';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { ComposedMail, MailAttachment } from '#server/kernel/mailer.ts';
import { privateFiles } from '#server/kernel/private-files.ts';
import type { OutgoingFile } from './mail-transport.ts';

/** Lets go of files that were opened for a mail, whatever came of it. */
export function closeAttachments(files: readonly OutgoingFile[]): void {
  for (const { content } of files) if (content instanceof Readable) content.destroy();
}

async function openAttachment(app: Lectern, template: string, attachment: MailAttachment): Promise<OutgoingFile> {
  if (!('privateFile' in attachment)) return attachment;
  const [plugin = ''] = template.split(':');
  const file = await app.service(privateFiles).of(plugin).open(attachment.privateFile);
  if (!file) throw new Error(`The private file ${attachment.privateFile}, which the mail "${template}" takes along, is gone.`);
  return file;
}

/** Opens the files of a mail. Not within a transaction: each private file is looked up over a connection of its own. */
export async function openAttachments(
  app: Lectern,
  template: string,
  { attachments = [] }: ComposedMail,
): Promise<readonly OutgoingFile[]> {
  const opened: OutgoingFile[] = [];
  try {
    for (const attachment of attachments) opened.push(await openAttachment(app, template, attachment));
    return opened;
  } catch (error) {
    closeAttachments(opened);
    throw error;
  }
}
