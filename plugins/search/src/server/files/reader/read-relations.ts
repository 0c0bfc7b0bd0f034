import { posix } from 'node:path';
import type { OfficePackage } from './open-package.ts';
import { readXml } from './read-xml.ts';

/** The parts of an archive that a part of it names, by the ids that it gives them: `rId1` to `xl/worksheets/sheet1.xml`. */
export function readRelations(office: OfficePackage, part: string): ReadonlyMap<string, string> {
  const folder = posix.dirname(part);
  const relations = new Map<string, string>();
  readXml(office.read(`${folder}/_rels/${posix.basename(part)}.rels`), {
    open(name, { Id, Target, TargetMode }) {
      if (name !== 'Relationship' || Id === undefined || Target === undefined || TargetMode === 'External') return;
      relations.set(Id, posix.resolve('/', folder, Target).slice(1));
    },
  });
  return relations;
}
