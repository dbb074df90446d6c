/** A page of a PDF, as a file of its own. */
export interface NamedPage {
  /** The name of its file, without an extension; unlike all others. */
  readonly name: string;
  /** The title of its document. */
  readonly title: string;
}

/** A file that the pages of many PDFs are put into, PDF by PDF. */
export interface PdfBundle {
  /** @throws Error when the PDF has not a page for each name. */
  add(pdf: Buffer, pages: readonly NamedPage[]): Promise<void>;
  end(): Promise<void>;
  abort(): void;
}

/** What a bundle tells of itself. */
export interface BundleHead {
  readonly title: string;
  readonly madeAt: Date;
}
