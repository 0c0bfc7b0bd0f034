import { createAccessQuestion } from './access-question.ts';
import type { AccessAnswer } from './access-question.ts';
import type { FromPreview, PreviewGreeting, ToPreview } from '#contract/preview-messages.ts';

interface FrameLinkOptions {
  readonly notes: PreviewGreeting['notes'];
  /** What the blocks of a page that is loaded are called, by key. */
  readonly namesNow?: () => Readonly<Record<string, string>>;
  readonly hear: (message: FromPreview) => void;
  /** Told where a page was loaded that does not speak: a refusal, or a page that a link led to. */
  readonly onSilence: () => void;
  /** Milliseconds in which a page that was loaded has to speak. */
  readonly patience: number;
}

/** The editor's end of a frame: a channel that nobody else can speak on, made anew with each page that is loaded into it. */
export interface FrameLink {
  /** False while no page listens. */
  readonly isOpen: () => boolean;
  readonly tell: (message: ToPreview) => void;
  /** Null where no page listens, or another is loaded before it answers. */
  readonly checkAccess: () => Promise<AccessAnswer>;
  readonly load: (url: string) => void;
  readonly close: () => void;
}

export function linkFrame(frame: HTMLIFrameElement, { notes, namesNow, hear, onSilence, patience }: FrameLinkOptions): FrameLink {
  const access = createAccessQuestion();
  let port: MessagePort | undefined;
  let hasSpoken = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  function hangUp(): void {
    clearTimeout(silence);
    access.answer(null);
    port?.close();
    port = undefined;
    hasSpoken = false;
  }
  function greet(): void {
    hangUp();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent<FromPreview>) => {
      clearTimeout(silence);
      hasSpoken = true;
      if (data.type === 'accessChecked') access.answer(data.findings);
      else hear(data);
    };
    silence = setTimeout(onSilence, patience);
    // Its origin is its own. The policy of the admin lets nothing but this site be there.
    frame.contentWindow?.postMessage(
      { type: 'lectern-preview', notes, names: namesNow?.() ?? {} } satisfies PreviewGreeting,
      '*',
      [channel.port2],
    );
  }
  frame.addEventListener('load', greet);
  return {
    isOpen: () => hasSpoken,
    tell: (message) => port?.postMessage(message),
    checkAccess: () =>
      access.ask(() => (hasSpoken ? port?.postMessage({ type: 'checkAccess' } satisfies ToPreview) : access.answer(null))),
    load(url) {
      hangUp();
      frame.src = url;
    },
    close() {
      frame.removeEventListener('load', greet);
      hangUp();
    },
  };
}
