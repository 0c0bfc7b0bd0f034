import { escapeHtml } from '#site/render/escape.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { ComposedMail, MailParts } from '#server/kernel/mailer.ts';

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;
const asHtml = (text: string): string => paragraph(escapeHtml(text).replaceAll('\n', '<br>'));

/** Writes a mail twice, as plain text and as simple HTML. Everything given is text and stays text. */
export function writeMail({ environment, settings }: Pick<Lectern, 'environment' | 'settings'>, parts: MailParts): ComposedMail {
  const { subject, paragraphs, after = [], language = 'en' } = parts;
  const links = (parts.actions ?? []).map(({ label, path }) => ({ label, href: environment.origin + path }));
  const text = [
    ...paragraphs,
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    ...after,
    `-- \n${settings.name}\n${environment.origin}`,
  ];
  const asLink = ({ label, href }: (typeof links)[number]): string =>
    paragraph(`<a href="${escapeHtml(href)}">${escapeHtml(label)}</a><br>${escapeHtml(href)}`);
  const html = [...paragraphs.map(asHtml), ...links.map(asLink), ...after.map(asHtml)].join('\n');
  return {
    subject,
    language,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1f2328;background:#ffffff">
<div style="max-width:560px;overflow-wrap:break-word">
${html}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d0d7de;color:#57606a">${escapeHtml(settings.name)}<br>${escapeHtml(environment.origin)}</p>
</div></body></html>
`,
  };
}
