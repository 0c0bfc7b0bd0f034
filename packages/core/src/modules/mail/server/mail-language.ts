import { isAdminLanguage } from '#contract/admin-language.ts';
import type { AdminLanguage } from '#contract/admin-language.ts';

/** The language of a mail whose texts are there in the languages of the admin: English where it was asked for another. */
export const mailLanguage = (wanted: string | null | undefined): AdminLanguage => (isAdminLanguage(wanted) ? wanted : 'en');
