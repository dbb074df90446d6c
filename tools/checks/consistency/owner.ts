export interface FileReference {
  kind: string;
  public_id: string;
}

/** Owner of files: a student, a gallery picture, a printed document, an export, all questions, a member, or a payment. */
export interface Owner {
  source: 'student' | 'gallery' | 'print' | 'export' | 'question' | 'member' | 'payment';
  id: string;
  references: FileReference[];
}
