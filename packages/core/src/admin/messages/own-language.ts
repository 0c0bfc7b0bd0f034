import { isAdminLanguage } from '../../contract/admin-language.ts';
import type { AdminLanguage } from '../../contract/admin-language.ts';
import type { BootUser } from '../../contract/boot.ts';

const key = 'lectern.language';

/** Reads or writes what a browser keeps for itself, where it lets us. */
function kept(language?: AdminLanguage): string | null {
  try {
    if (language !== undefined) window.localStorage.setItem(key, language);
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The language of the person; before anybody is known, the one that was last spoken in this browser. */
export function ownLanguage({ ID, language }: Pick<BootUser, 'ID' | 'language'>): AdminLanguage {
  if (ID !== 0) kept(language);
  const found = ID === 0 ? kept() : language;
  return isAdminLanguage(found) ? found : 'en';
}
