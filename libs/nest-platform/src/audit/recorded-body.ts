import type { AuditNote } from './audit-note';

/**
 * Input of an audited call, for a service. The body is parsed at first read, so read it after the check for a 404.
 * @example `rename(id: string, { body, audit }: RecordedBody<RenameBody>)`
 */
export interface RecordedBody<Body> {
  readonly body: Body;
  readonly audit: AuditNote;
}
