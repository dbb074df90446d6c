/**
 * Permitted callers. `public` needs no token; `pending` is any staff account, including unapproved
 * ones; `staff` is ADMIN or SUPER_ADMIN; `super` is SUPER_ADMIN only; `finance` is a SUPER_ADMIN or
 * an ADMIN with the permission for money; `candidate` is a student with a token of exam sign-in, for
 * own data only; `member` is a member or an applicant who signed in by a code, for own data only;
 * `print` is the holder of a print token, for one document; `internal` is another service with the
 * service secret.
 */
export type Principal =
  'public' | 'pending' | 'staff' | 'super' | 'finance' | 'candidate' | 'member' | 'print' | 'internal';

export const SERVICE_NAMES = ['students', 'exams', 'media', 'members'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Rate limit: at most `calls` in `seconds`. Each process counts in memory, before it reads a body. */
export interface Pace {
  readonly calls: number;
  readonly seconds: number;
}

/**
 * Transport properties of a call: all that the gateway and the browser need, free of Zod so that
 * pages start without it.
 */
export interface Route {
  /** Name of the call: the client's endpoint and the operation id in OpenAPI. */
  name: string;
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api` (below the service's root for internal calls), with `:name` parameters, e.g. `/student/:id`. */
  path: `/${string}`;
  /** Permitted callers; any one of these suffices. */
  access: readonly Principal[];
  /** Success status; the first one if there are several. */
  status: 200 | 201 | 202;
  /** Maximum body in bytes; defaults to `BODY_LIMITS.default`. */
  bodyLimit?: number;
  /** Maximum keys and values of a JSON body; defaults to `JSON_VALUES.default`. */
  jsonValues?: number;
  /** Maximum nesting of a JSON body; defaults to `JSON_DEPTH`. */
  jsonDepth?: number;
  /** Rate limit for candidates and members, above the needs of an honest page. Unlimited when absent. */
  pace?: Pace;
  /** The body is a `multipart/form-data` upload with one `file`. */
  multipart?: true;
  /** The body stays as the bytes that were sent, for a signature over them; it is not parsed. */
  rawBody?: true;
  /** Internal calls only: the body is JSON with files behind it, as bytes. */
  attachments?: true;
  /** The answer is a file or an event stream, which must not block small answers behind it. */
  streamed?: true;
  /** Time-out of the service's answer in ms; defaults to the gateway's. */
  answerTimeoutMs?: number;
  /** The answer is a list; its total is in `X-Total-Count`. */
  list?: true;
  /** Audit action, e.g. `exam.update`; every call by which staff change something has one. */
  audit?: `${string}.${string}`;
  /** A body with `dryRun: true` returns a preview; it changes nothing and is not audited. */
  dryRun?: true;
  /** Requires a second-factor code from the last `LIMITS.confirmedMinutes`, for staff who have one. */
  confirmed?: true;
  /** Allowed while the account's initial password has not been replaced; all other calls refuse then. */
  initialPassword?: true;
  /** Allowed for a candidate who has signed out, so that an answer in transit is not lost. */
  afterSignOut?: true;
  /** The call honours an `Idempotency-Key` header. */
  idempotencyKey?: true;
}

/** A route as written: its name comes from its key, its service from the area; status defaults to 200. */
type RouteDefinition = Omit<Route, 'name' | 'service' | 'status'> & { status?: Route['status'] };

type Named<S, R> = {
  readonly [N in keyof R & string]: R[N] & {
    readonly name: N;
    readonly service: S;
    readonly status: R[N] extends { status: infer Status } ? Status : 200;
  };
};

/** Completes the routes of an area and keeps their literal types. */
export function defineRoutes<const S extends ServiceName, const R extends Record<string, RouteDefinition>>(
  service: S,
  routes: R,
): Named<S, R> {
  const named = Object.entries(routes).map(([name, route]) => [
    name,
    { status: 200, ...route, name, service },
  ]);
  return Object.fromEntries(named) as Named<S, R>;
}
