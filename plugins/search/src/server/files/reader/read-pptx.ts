import type { OfficePackage } from './open-package.ts';
import { readRelations } from './read-relations.ts';
import { readXml } from './read-xml.ts';
import type { TextSink } from './text-sink.ts';

const presentation = 'ppt/presentation.xml';

/** The parts of the slides, in their order. */
function slidesOf(office: OfficePackage): string[] {
  const parts = readRelations(office, presentation);
  const slides: string[] = [];
  readXml(office.read(presentation), {
    open(name, { id = '' }) {
      const part = name === 'sldId' ? parts.get(id) : undefined;
      if (part !== undefined && office.has(part)) slides.push(part);
    },
  });
  return slides;
}

/** Reads the words of a PowerPoint presentation, without hidden slides and what speakers note for themselves. */
export function readPptx(office: OfficePackage, sink: TextSink): void {
  for (const slide of slidesOf(office)) {
    let isText = false;
    let isHidden = false;
    readXml(office.read(slide), {
      open(name, { show }) {
        if (name === 'sld') isHidden = show === '0' || show === 'false';
        else if (name === 't') isText = true;
        else if (name === 'br') sink.add(' ');
      },
      close(name) {
        if (name === 't') isText = false;
        else if (name === 'p' && !isHidden) sink.add('\n');
      },
      text(text) {
        if (isText && !isHidden) sink.add(text);
      },
    });
  }
}
