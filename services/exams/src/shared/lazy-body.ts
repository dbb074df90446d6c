/** A request whose body is parsed when first read: services read it after the checks that refuse with 403 or 404. */
export interface LazyBody<Body> {
  readonly body: Body;
}
