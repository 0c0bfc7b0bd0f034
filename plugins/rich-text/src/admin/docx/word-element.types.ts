/** An element of a Word document as mammoth reads it. */
export interface WordElement {
  readonly type: string;
  readonly styleId?: string | null;
  readonly styleName?: string | null;
  readonly value?: string;
  readonly children?: readonly WordElement[];
}
