/** A file that many PDFs are put into, one by one. */
export interface PdfBundle {
  add(pdf: Buffer, name: string): Promise<void>;
  end(): Promise<void>;
  abort(): void;
}

/** What a bundle tells of itself. */
export interface BundleHead {
  readonly title: string;
  readonly madeAt: Date;
}
