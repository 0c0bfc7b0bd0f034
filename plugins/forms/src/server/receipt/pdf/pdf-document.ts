/** A picture among the answers: what it shows is said beside it, for whoever does not see it. */
export interface PdfPicture {
  readonly bytes: Buffer;
  readonly alternative: string;
}

export interface PdfRow {
  readonly label: string;
  readonly words: readonly string[];
  readonly pictures: readonly PdfPicture[];
}

/** A filled-in form as it is printed. */
export interface PdfDocument {
  readonly title: string;
  /** `nl` */
  readonly language: string;
  readonly reference: string;
  /** Lines below the title. */
  readonly head: readonly string[];
  /** Headings of the two columns. */
  readonly question: string;
  readonly answer: string;
  readonly groups: readonly { readonly title: string; readonly rows: readonly PdfRow[] }[];
}

/** Makes PDFs that screen readers can read (PDF/UA-1), of what is text and stays text. */
export interface PdfRenderer {
  /** Rejects where it cannot be made, or not in time. */
  render(document: PdfDocument): Promise<Buffer>;
}
