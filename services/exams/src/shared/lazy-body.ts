import type { AuditNote } from '@concord/nest-platform';

/** A request whose body is parsed when first read: services read it after the checks that refuse with 403 or 404. */
export interface LazyBody<Body> {
  readonly body: Body;
}

/** The body of a call that is audited. */
export interface RecordedBody<Body> extends LazyBody<Body> {
  readonly audit: AuditNote;
}
