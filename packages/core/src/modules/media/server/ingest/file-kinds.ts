/** A kind of file that the library takes. */
export interface FileKind {
  readonly fileType: 'image' | 'document';
  readonly mimeType: string;
  /** Of the names under which such files go about, the first is the one that the library gives. */
  readonly extensions: readonly [string, ...string[]];
}

const image = (mimeType: string, ...extensions: [string, ...string[]]): FileKind => ({ fileType: 'image', mimeType, extensions });
const document = (mimeType: string, extension: string): FileKind => ({ fileType: 'document', mimeType, extensions: [extension] });
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** SVG, which is a text: recognised and made safe by reading it. */
export const svgKind: FileKind = image('image/svg+xml', 'svg');

/** Texts, which nothing but their name tells apart. */
export const textKinds: readonly FileKind[] = [document('text/plain', 'txt'), document('text/csv', 'csv')];

/** Kinds that their first bytes tell. */
export const fileKinds: readonly FileKind[] = [
  image('image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif'),
  image('image/png', 'png'),
  image('image/webp', 'webp'),
  image('image/avif', 'avif'),
  image('image/gif', 'gif'),
  document('application/pdf', 'pdf'),
  document(`${office}.wordprocessingml.document`, 'docx'),
  document(`${office}.spreadsheetml.sheet`, 'xlsx'),
  document(`${office}.presentationml.presentation`, 'pptx'),
  document(`${openDocument}.text`, 'odt'),
  document(`${openDocument}.spreadsheet`, 'ods'),
];
