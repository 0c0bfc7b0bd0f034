import { sizeText } from '../../blocks/form/size-text.ts';
import { faultText } from '../../definition/fault-text.ts';
import { readField } from '../../definition/read-field.ts';
import type { AskedField } from '../../definition/read-field.ts';
import { formFields, pieceSize } from '../../form-fields.ts';
import type { ScriptTexts } from './form.ts';
import { say } from './say.ts';
import { showError } from './show-error.ts';
import { uploadFile } from './upload-file.ts';
import type { Upload } from './upload-file.ts';

function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Why these files will be refused, by the rules of the server; empty where they will not. */
function faultOf(input: HTMLInputElement, files: readonly File[]): string {
  const field = JSON.parse(input.closest<HTMLElement>('[data-field]')?.dataset.field ?? '{}') as AskedField;
  const chosen = files.map(({ name, type, size }) => ({ id: '', name, type, size }));
  const { fault } = readField(field, { texts: [], files: chosen }, '');
  if (!fault) return '';
  const own = fault.code === 'FO_20' ? input.dataset.tooLarge : undefined;
  return own ?? faultText(fault, document.documentElement.lang.slice(0, 2));
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** A chosen file, as it is listed. */
interface Chosen {
  readonly file: File;
  readonly line: HTMLLIElement;
  /** Of one that goes up by itself. */
  upload?: Upload;
  /** What stands for it in the form, once it is there. */
  sent?: HTMLInputElement;
}

/** Lets the files of one control be seen and taken out, and large ones go up at once. Answers with what waits until they have. */
function listFiles(form: HTMLFormElement, input: HTMLInputElement, texts: ScriptTexts): () => readonly Promise<void>[] {
  const list = form.querySelector<HTMLElement>(`[data-files="${CSS.escape(input.name)}"]`);
  let chosen: readonly Chosen[] = [];
  const draw = (): void => {
    setFiles(
      input,
      chosen.filter(({ sent }) => !sent).map(({ file }) => file),
    );
    const fault = faultOf(
      input,
      chosen.map(({ file }) => file),
    );
    showError(form, input.name, fault);
    // The focus stays at the control, whose description is not read again.
    if (fault) say(form, fault);
    list?.replaceChildren(...chosen.map(({ line }) => line));
    if (!fault) for (const each of chosen) begin(each);
  };
  const begin = (each: Chosen): void => {
    if (each.upload || each.file.size < pieceSize || !form.dataset.upload) return;
    const [bar, state] = [document.createElement('progress'), document.createElement('span')];
    bar.ariaLabel = `${texts['files.progress'] ?? ''} ${each.file.name}`;
    state.className = 'form-file-state';
    each.line.append(bar, state);
    const show = (key: string): void => {
      const text = texts[key] ?? '';
      // What was taken out says nothing more.
      if (state.textContent === text || !chosen.includes(each)) return;
      // Screen readers know of a beginning by the bar.
      if (state.textContent) say(form, `${each.file.name}: ${text}`);
      state.textContent = text;
    };
    show('files.going');
    each.upload = uploadFile(form, input.name, each.file, {
      onProgress(share) {
        bar.value = share;
        show('files.going');
      },
      onCut: () => show('files.cut'),
    });
    void each.upload.token.then((token) => {
      bar.remove();
      show(token === undefined ? 'files.along' : 'files.done');
    });
  };
  const settle = async (each: Chosen): Promise<void> => {
    const token = await each.upload?.token;
    if (token === undefined || each.sent || !chosen.includes(each)) return;
    each.sent = document.createElement('input');
    Object.assign(each.sent, { type: 'hidden', name: formFields.kept, value: token });
    form.append(each.sent);
    draw();
  };
  const drop = (each: Chosen): void => {
    each.upload?.stop();
    each.sent?.remove();
  };
  const itemOf = (file: File): Chosen => {
    const line = document.createElement('li');
    const remove = document.createElement('button');
    const item = { file, line };
    remove.type = 'button';
    remove.className = 'form-remove';
    remove.textContent = texts['files.remove'] ?? '';
    remove.ariaLabel = `${remove.textContent} ${file.name}`;
    remove.addEventListener('click', () => {
      chosen = chosen.filter((each) => each !== item);
      drop(item);
      draw();
      say(form, `${file.name}: ${texts['files.removed'] ?? ''}`);
      input.focus();
    });
    line.className = 'form-chosen';
    line.append(`${file.name} (${sizeText(file.size, document.documentElement.lang)}) `, remove);
    return item;
  };
  const take = (): void => {
    // Choosing more adds to what was chosen, where several may be sent.
    const added = [...(input.files ?? [])].filter((file) => !chosen.some((each) => isSame(each.file, file)));
    if (!input.multiple) for (const each of chosen) drop(each);
    chosen = [...(input.multiple ? chosen : []), ...added.map(itemOf)];
    draw();
  };
  input.addEventListener('change', take);
  // Somebody may have been quicker than the script.
  if (input.files?.length) take();
  return () => chosen.filter(({ upload, sent }) => upload && !sent).map(settle);
}

/**
 * Lists the files of each control, each to be taken out again, and says before they are sent where they are too large. Answers
 * with what waits until large ones have gone up; undefined where none is on its way.
 */
export function listChosenFiles(form: HTMLFormElement, texts: ScriptTexts): () => Promise<unknown> | undefined {
  const waits = [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].map((input) => listFiles(form, input, texts));
  return () => {
    const waiting = waits.flatMap((wait) => wait());
    return waiting.length > 0 ? Promise.all(waiting) : undefined;
  };
}
