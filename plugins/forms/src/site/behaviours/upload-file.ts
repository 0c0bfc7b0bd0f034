import { pieceSize } from '../../form-fields.ts';

/** A file on its way. */
export interface Upload {
  /** What stands for it in the form; undefined where it does not go up by itself, so that it goes with the form. */
  readonly token: Promise<string | undefined>;
  stop(): void;
}

/** Milliseconds for one piece on a bad line, and tries of it before the file goes with the form. */
const longest = 60_000;
const tries = 8;

interface Answer {
  readonly data: { readonly token: string; readonly offset?: number };
}

/** Waits ever longer, and no longer than until the line is back. */
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(1000 * 2 ** attempt, 30_000));
    addEventListener('online', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** What is told of a file on its way. */
export interface UploadListener {
  /** How much of it is there, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** The line is cut: it goes on by itself. */
  readonly onCut: () => void;
}

/** Sends a file to this address in pieces, each as often as the line needs. */
export function uploadFile(form: HTMLFormElement, path: string, file: File, { onProgress, onCut }: UploadListener): Upload {
  const end = new AbortController();
  const value = (name: string): string => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const send = async (method: string, body: string | FormData): Promise<Answer['data'] | undefined> => {
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': value('_csrf'),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    };
    for (let attempt = 0; attempt < tries && !end.signal.aborted; attempt += 1) {
      const signal = AbortSignal.any([end.signal, AbortSignal.timeout(longest)]);
      const answer = await fetch(form.dataset.upload ?? '', { method, headers, body, signal }).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as Answer).data;
      // What is refused for good is the form's to say.
      if (answer && answer.status < 500) return undefined;
      if (!end.signal.aborted) onCut();
      await pause(attempt);
    }
    return undefined;
  };
  const sendAll = async (): Promise<string | undefined> => {
    const [key, id] = [value('_key'), form.dataset.form];
    const { name, size } = file;
    let token = (await send('POST', JSON.stringify({ form: id, property: path, name, size, key })))?.token;
    for (let offset = 0; token !== undefined && offset < size; offset += pieceSize) {
      const body = new FormData();
      body.append('token', token);
      body.append('offset', String(offset));
      body.append('piece', file.slice(offset, offset + pieceSize), 'piece');
      token = (await send('PATCH', body))?.token;
      if (token !== undefined) onProgress(Math.min((offset + pieceSize) / size, 1));
    }
    return end.signal.aborted ? undefined : token;
  };
  return { token: sendAll().catch(() => undefined), stop: () => end.abort() };
}
