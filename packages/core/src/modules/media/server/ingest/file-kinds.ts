/** A kind of file that the library takes. */
export interface FileKind {
  readonly fileType: 'image' | 'document';
  readonly mimeType: string;
  /** Of the names under which such files go about, the first is the one that the library gives. */
  readonly extensions: readonly [string, ...string[]];
  /** Bytes, as Latin-1 in lower case, that no honest file of this kind holds. */
  readonly forbidden: readonly string[];
  /** What is said of one that holds them. */
  readonly refusal: 'G_11' | 'G_33' | 'G_35';
}

/** Beginnings of what a browser or a server might run. */
const markup = ['<script', '<html', '<!doctype html', '<iframe', '<?php'];
const macros = ['vbaproject.bin', 'vbadata.xml'];

const image = (mimeType: string, ...extensions: [string, ...string[]]): FileKind => ({
  fileType: 'image',
  mimeType,
  extensions,
  forbidden: markup,
  refusal: 'G_11',
});
const document = (
  mimeType: string,
  extension: string,
  forbidden: readonly string[] = [],
  refusal: FileKind['refusal'] = 'G_11',
): FileKind => ({
  fileType: 'document',
  mimeType,
  extensions: [extension],
  forbidden,
  refusal,
});
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** SVG, which is a text: recognised and made safe by reading it. */
export const svgKind: FileKind = { ...image('image/svg+xml', 'svg'), forbidden: [] };

/** Texts, which nothing but their name tells apart. */
export const textKinds: readonly FileKind[] = [document('text/plain', 'txt'), document('text/csv', 'csv')];

/** Kinds that their first bytes tell. */
export const fileKinds: readonly FileKind[] = [
  image('image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif'),
  image('image/png', 'png'),
  image('image/webp', 'webp'),
  image('image/avif', 'avif'),
  image('image/gif', 'gif'),
  document('application/pdf', 'pdf', [...markup, '/javascript', '/launch'], 'G_33'),
  document(`${office}.wordprocessingml.document`, 'docx', macros, 'G_35'),
  document(`${office}.spreadsheetml.sheet`, 'xlsx', macros, 'G_35'),
  document(`${office}.presentationml.presentation`, 'pptx', macros, 'G_35'),
  document(`${openDocument}.text`, 'odt'),
  document(`${openDocument}.spreadsheet`, 'ods'),
];
