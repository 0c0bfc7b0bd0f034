import type { OfficePackage } from './open-package.ts';
import { readXml } from './read-xml.ts';
import type { TextSink } from './text-sink.ts';

/** The parts whose words people read, in this order. Remarks of editors are none of them. */
const parts = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];

const isOff = (value: string | undefined): boolean => value !== undefined && ['0', 'false', 'off'].includes(value);

/** Reads the words of a Word document, without what is hidden or was deleted in it. */
export function readDocx(office: OfficePackage, sink: TextSink): void {
  for (const part of parts) {
    if (!office.has(part)) continue;
    let isText = false;
    let isHidden = false;
    // The same drawing once more, for programs that do not know its first form.
    let inFallback = 0;
    readXml(office.read(part), {
      open(name, { val }) {
        if (name === 'Fallback') inFallback += 1;
        else if (name === 'r') isHidden = false;
        else if (name === 'vanish') isHidden = !isOff(val);
        else if (name === 't') isText = true;
        else if (name === 'tab' || name === 'br') sink.add(' ');
      },
      close(name) {
        if (name === 'Fallback') inFallback -= 1;
        else if (name === 't') isText = false;
        else if (name === 'r') isHidden = false;
        else if (name === 'p') sink.add('\n');
      },
      text(text) {
        if (isText && !isHidden && inFallback === 0) sink.add(text);
      },
    });
  }
}
