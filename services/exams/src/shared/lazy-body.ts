import type { AuditNote } from '@concord/nest-platform';

/** A request whose body is parsed at first read: services read it after the checks for 403 and 404. */
export interface LazyBody<Body> {
  readonly body: Body;
}

/** The body of an audited call. */
export interface RecordedBody<Body> extends LazyBody<Body> {
  readonly audit: AuditNote;
}
