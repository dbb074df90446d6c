/** A page of a PDF, as a file of its own. */
export interface NamedPage {
  /** Unique file name without an extension. */
  readonly name: string;
  /** The title of its document. */
  readonly title: string;
}

/** A file that collects the pages of many PDFs. */
export interface PdfBundle {
  /** @throws Error when the number of pages differs from that of the names. */
  add(pdf: Buffer, pages: readonly NamedPage[]): Promise<void>;
  end(): Promise<void>;
  abort(): void;
}

/** Metadata of a bundle. */
export interface BundleHead {
  readonly title: string;
  readonly madeAt: Date;
}
