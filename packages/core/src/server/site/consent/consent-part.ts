import type { IncomingMessage } from 'node:http';
import { consentCookie } from '#site/consent/consent.ts';

/** The name under which the bar and the footer post, where blocks have their keys, which begin with a letter. */
export const consentBlock = '_consent';

// No text of a page holds NUL.
const [begin, end] = ['\0consent\0', '\0/consent\0'];
const part = /\0consent\0[^\0]*(?:\0csrf\0[^\0]*)*\0\/consent\0/;

/** HTML that only visitors get who have not chosen yet. */
export const consentPart = (html: string): string => begin + html + end;

export const hasConsentPart = (html: string): boolean => html.includes(begin);

/** A page as somebody gets it who has to be asked, or who has chosen. */
export const withConsent = (html: string, isAsked: boolean): string => {
  if (!hasConsentPart(html)) return html;
  return isAsked ? html.replace(begin, '').replace(end, '') : html.replace(part, '');
};

/** Whether a visitor has chosen, whatever it was. */
export const hasChosen = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.split(';').some((cookie) => cookie.trim().startsWith(`${consentCookie}=`)) ?? false;
