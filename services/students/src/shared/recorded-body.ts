import type { AuditNote } from '@concord/nest-platform';

/** Input of an audited call. The body is parsed at first read, so read it after the check for a 404. */
export interface RecordedBody<Body> {
  readonly body: Body;
  readonly audit: AuditNote;
}
