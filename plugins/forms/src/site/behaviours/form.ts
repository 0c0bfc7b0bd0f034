import { askByConditions } from './ask-by-conditions.ts';
import { checkOnLeave } from './check-on-leave.ts';
import { completeAddresses } from './complete-addresses.ts';
import { listChosenFiles } from './list-chosen-files.ts';
import { repeatByCount } from './repeat-by-count.ts';
import { sendOnce } from './send-once.ts';

/** What a form says where a script has something to say, by key. */
export type ScriptTexts = Readonly<Record<string, string>>;

/** Lets a form hide what is not asked, check what was refused, complete addresses, list files and send itself once. Without it all of it works. */
export default function startForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const texts = JSON.parse(form.dataset.texts ?? '{}') as ScriptTexts;
  repeatByCount(form);
  askByConditions(form, texts);
  completeAddresses(form, texts);
  sendOnce(form, texts, listChosenFiles(form, texts));
  if (form.dataset.isRefused === 'true') {
    checkOnLeave(form);
    document.getElementById(`${form.closest('section')?.id}-summary`)?.focus();
  }
  const signatures = form.querySelectorAll<HTMLElement>('[data-signature]');
  if (signatures.length > 0)
    void import('./signature-pad.ts').then(({ addSignaturePad }) => {
      for (const signature of signatures) addSignaturePad(signature);
    });
}
