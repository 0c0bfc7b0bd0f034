import { ownElement } from './sheet.ts';

const css = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; display: block; font: 14px/1.4 system-ui, sans-serif; }
  div { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: center; padding: 6px 16px;
    color: #fff; background: #1f2937; border-top: 1px solid #9ca3af; }
  p { margin: 0; }
  button { font: inherit; color: inherit; background: none; border: 1px solid #9ca3af; border-radius: 4px;
    min-height: 28px; padding: 2px 10px; cursor: pointer; }
  button:hover { background: #374151; }
  button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  @media print { :host { display: none; } }
`;

/** Says beside the page what it is, until somebody hides that: by the button, or by Escape. */
export function showNote(text: string, hide: string): void {
  const { host, root } = ownElement('lectern-note', css);
  host.setAttribute('role', 'note');
  const bar = document.createElement('div');
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = hide;
  bar.append(words, button);
  root.append(bar);
  document.body.append(host);
  const end = new AbortController();
  const close = (): void => {
    host.remove();
    end.abort();
  };
  button.addEventListener('click', close);
  document.addEventListener('keydown', ({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && close(), {
    signal: end.signal,
  });
}
