export type ContentEncoding = 'br' | 'gzip';

/** A page to send, by content encoding. */
export interface SiteText {
  readonly type: string;
  /** Its content security policy, which names its inline scripts and styles. */
  readonly policy: string;
  readonly encodings: readonly ContentEncoding[];
  bytes(encoding?: ContentEncoding): Buffer | Promise<Buffer>;
}
