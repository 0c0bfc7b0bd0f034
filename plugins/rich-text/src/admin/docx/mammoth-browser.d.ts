declare module 'mammoth/mammoth.browser.min.js' {
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
        /** Its elements are described by whoever transforms them. */
        readonly transformDocument?: (document: never) => object;
      },
    ): Promise<{ readonly value: string }>;
    readonly images: {
      imgElement(read: (image: WordImage) => Promise<{ readonly src: string }>): ImageConverter;
    };
  }

  const mammoth: Mammoth;
  export default mammoth;
}
