/** Kinds of files whose words are found, by how their names end. */
export const fileKinds = ['pdf', 'docx', 'xlsx', 'pptx'] as const;

export type FileKind = (typeof fileKinds)[number];

/** Why the words of a file are not found. */
export const fileProblems = ['kind', 'encrypted', 'damaged', 'too-large', 'time', 'memory', 'no-text', 'gone'] as const;

export type FileProblem = (typeof fileProblems)[number];

/** The kind of a file by its name; undefined for one that is not read. */
export function fileKindOf(fileName: string): FileKind | undefined {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  return fileKinds.find((kind) => kind === extension);
}
