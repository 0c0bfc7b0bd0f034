import { useEffect, useRef, useState } from 'react';
import type { DragEvent, RefObject } from 'react';

interface FileTransfer {
  /** Files hang over the place. */
  readonly isOver: boolean;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly dropProps: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** The files of a drop; folders of the computer are left out, they cannot be read as a file. */
const filesOfDrop = ({ items }: DataTransfer): File[] =>
  [...items].flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry()?.isDirectory) return [];
    const file = item.getAsFile();
    return file ? [file] : [];
  });

/** A file with a name of its own: a pasted screenshot is called `image.png` every time. */
function named(file: File, now = new Date()): File {
  if (file.name !== 'image.png') return file;
  const moment = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return new File([file], `pasted-${moment.slice(0, 19).replaceAll(/[T:]/g, '-')}.png`, { type: file.type });
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Takes files that are dropped onto a place, or pasted while the focus is in it or nowhere. */
export function useFileTransfer(onFiles: ((files: readonly File[]) => void) | undefined): FileTransfer {
  const [depth, setDepth] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onFiles);
  latest.current = onFiles;

  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isHere = event.target === document.body || (event.target instanceof Node && ref.current?.contains(event.target));
      if (!latest.current || files.length === 0 || !isHere || takesText(event.target)) return;
      event.preventDefault();
      latest.current(files.map((file) => named(file)));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const whereFiles = (run: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!latest.current || !carriesFiles(event)) return;
    event.preventDefault();
    run(event);
  };
  return {
    isOver: depth > 0,
    ref,
    dropProps: {
      onDragEnter: whereFiles(() => setDepth((known) => known + 1)),
      onDragOver: whereFiles((event) => (event.dataTransfer.dropEffect = 'copy')),
      onDragLeave: whereFiles(() => setDepth((known) => Math.max(0, known - 1))),
      onDrop: whereFiles((event) => {
        setDepth(0);
        const files = filesOfDrop(event.dataTransfer);
        if (files.length > 0) latest.current?.(files);
      }),
    },
  };
}
