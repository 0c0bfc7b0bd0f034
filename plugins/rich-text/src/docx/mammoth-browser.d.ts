declare module 'mammoth/mammoth.browser.min.js' {
  /** An element of the document as mammoth reads it. */
  interface WordElement {
    readonly type: string;
    readonly styleId?: string | null;
    readonly styleName?: string | null;
    readonly value?: string;
    readonly children?: readonly WordElement[];
  }

  interface WordImage {
    readonly contentType: string;
    readAsArrayBuffer(): Promise<ArrayBuffer>;
  }

  interface ImageConverter {
    readonly __mammothBrand: 'ImageConverter';
  }

  interface Mammoth {
    convertToHtml(
      input: { readonly arrayBuffer: ArrayBuffer },
      options?: {
        readonly styleMap?: readonly string[];
        readonly includeEmbeddedStyleMap?: boolean;
        readonly convertImage?: ImageConverter;
        readonly transformDocument?: (document: WordElement) => WordElement;
      },
    ): Promise<{ readonly value: string }>;
    readonly images: {
      imgElement(read: (image: WordImage) => Promise<{ readonly src: string }>): ImageConverter;
    };
  }

  const mammoth: Mammoth;
  export default mammoth;
  export type { WordElement };
}
