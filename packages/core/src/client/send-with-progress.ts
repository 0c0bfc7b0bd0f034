/** A `fetch` that tells how many bytes of the body are there: the browser's own cannot. For browsers alone. */
export function sendWithProgress(url: string, init: RequestInit, onProgress: (sent: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    request.responseType = 'blob';
    request.withCredentials = init.credentials === 'include';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () =>
      resolve(
        new Response(hasBody(request.status) ? (request.response as Blob) : null, {
          status: request.status,
          headers: headersOf(request.getAllResponseHeaders()),
        }),
      ),
    );
    request.addEventListener('error', () => reject(new TypeError('The server could not be reached.')));
    request.addEventListener('abort', () => reject(new DOMException('The call was aborted.', 'AbortError')));
    init.signal?.addEventListener('abort', () => request.abort());
    if (init.signal?.aborted) reject(new DOMException('The call was aborted.', 'AbortError'));
    else request.send(init.body as XMLHttpRequestBodyInit);
  });
}

const hasBody = (status: number): boolean => status !== 204 && status !== 205 && status !== 304;

const headersOf = (lines: string): Headers =>
  new Headers(
    lines
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
