import { LecternError } from '@lectern/core';
import type { FieldError } from '@lectern/core';
import type { PluginApp } from '@lectern/core/server';
import { optionsOf } from '../forms-app.ts';
import { submitText } from '../submit/submit-texts.ts';
import { unknownType } from '../submit/take-files.ts';
import type { TakenFiles } from '../submit/take-files.ts';
import { isClean } from './clamd.ts';

/** The code where the scanner cannot be asked: nothing passes. */
export const noScanner = 'FO_47';

/** Has every file that is new looked at, where a scanner is set. Rejects with what is wrong at which field, or with `noScanner`. */
export async function scanFiles(app: PluginApp, files: TakenFiles, language: string): Promise<void> {
  const { clamd } = optionsOf(app);
  if (clamd === undefined) return;
  const found: FieldError[] = [];
  for (const [property, list] of Object.entries(files))
    for (const { open, type } of list) {
      // What no field takes is refused whatever it holds.
      if (!open || type === unknownType) continue;
      try {
        if (!(await isClean(clamd, open())))
          found.push({ code: 'FO_46', property, params: { text: submitText('FO_46', language) } });
      } catch (error) {
        app.log.error({ err: error }, 'a file could not be scanned, so nothing of its form passes');
        throw new LecternError({ code: noScanner, params: { text: submitText(noScanner, language) } }, { cause: error });
      }
    }
  if (found.length > 0) throw new LecternError(found);
}
