import type { DetailedError } from 'tus-js-client';
import type { Client } from '#client/create-client.ts';
import { decode, unreachable } from '#client/result.ts';
import type { Failure } from '#client/result.ts';
import { mediaCalls } from '../../media.client.ts';
import type { SendOptions } from './upload-queue.ts';

/** Milliseconds between the tries to go on after a lost connection. */
const retryDelays = [300, 1000, 2000, 4000, 8000, 15_000, 30_000];

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function failureOf(error: Error | DetailedError): Failure {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response || response.getStatus() === 0) return unreachable;
  const result = decode({
    status: response.getStatus(),
    headers: new Headers(),
    body: bodyOf(response.getBody()),
    pick: () => undefined,
    // An answer that ended an upload early is a failure, whatever it says.
    onlyStatus: 0,
  });
  return result.ok ? unreachable : result;
}

/** Conflicts and locks pass, refusals stay. */
const isPassing = (status: number): boolean => status === 0 || status === 409 || status === 423 || status >= 500;

/**
 * Sends a large file in a way that goes on where it was cut off: after a lost connection by itself, after a failure or a
 * reload when the same file is sent again. Answers with the id of the finished upload.
 */
export async function sendInPieces(
  client: Client,
  file: File,
  { signal, onProgress }: SendOptions,
): Promise<{ readonly ok: true; readonly upload: string } | Failure> {
  const { Upload } = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: client.url(mediaCalls.beginUpload),
      metadata: { filename: file.name, filetype: file.type },
      retryDelays,
      removeFingerprintOnSuccess: true,
      onBeforeRequest(request) {
        for (const [name, value] of Object.entries(client.headers())) request.setHeader(name, value);
      },
      onShouldRetry: (error) => isPassing(error.originalResponse?.getStatus() ?? 0),
      onProgress: (sent) => onProgress(sent),
      onError: (error) => resolve(failureOf(error)),
      onSuccess: () => resolve({ ok: true, upload: new URL(upload.url ?? '', location.href).pathname.split('/').at(-1) ?? '' }),
    });
    signal.addEventListener('abort', () => {
      // What is there by now is of no use to anybody.
      upload.abort(true).then(
        () => reject(signal.reason as Error),
        () => reject(signal.reason as Error),
      );
    });
    void upload.findPreviousUploads().then(([previous]) => {
      if (signal.aborted) return;
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    });
  });
}
