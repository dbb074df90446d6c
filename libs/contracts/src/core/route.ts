/**
 * Who may make a call. `public` needs no token; `pending` is any staff account, also one that awaits approval;
 * `staff` is ADMIN or SUPER_ADMIN; `super` is SUPER_ADMIN only; `candidate` is a student by the token of exam
 * sign-in, for own data only; `print` is the holder of a print token, for one document; `internal` is another
 * service, by the service secret.
 */
export type Principal = 'public' | 'pending' | 'staff' | 'super' | 'candidate' | 'print' | 'internal';

export const SERVICE_NAMES = ['students', 'exams', 'media'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** At most so many calls in so many seconds. Each process counts in its memory, before it reads a body. */
export interface Pace {
  readonly calls: number;
  readonly seconds: number;
}

/** How a call travels: all that the gateway and the browser need, free of Zod so that a page can start without it. */
export interface Route {
  /** The call's name: the endpoint of the client and the operation id in OpenAPI. */
  name: string;
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api` (below the service's root for internal calls), with `:name` parameters, as `/student/:id`. */
  path: `/${string}`;
  /** Any one of these suffices. */
  access: readonly Principal[];
  /** Status of success; the first where there are several. */
  status: 200 | 201 | 202;
  /** Largest body in bytes; `BODY_LIMITS.default` when absent. */
  bodyLimit?: number;
  /** Most keys and values of a JSON body; `JSON_VALUES.default` when absent. */
  jsonValues?: number;
  /** Most objects and lists within each other; `JSON_DEPTH` when absent. */
  jsonDepth?: number;
  /** How often a candidate may make the call: more than an honest page does. Unlimited when absent. */
  pace?: Pace;
  /** The body is a `multipart/form-data` upload with one `file`. */
  multipart?: true;
  /** The answer is a file or an event stream, which must not hold up small answers behind it. */
  streamed?: true;
  /** How long the service may take until it answers, in ms; the gateway's usual time-out when absent. */
  answerTimeoutMs?: number;
  /** The answer is a list of which `X-Total-Count` says how many there are in all. */
  list?: true;
  /** What the audit log calls it, as `exam.update`: every call by which staff change something has one. */
  audit?: `${string}.${string}`;
  /** A body with `dryRun: true` is answered with what would be changed; it changes nothing and is not on record. */
  dryRun?: true;
  /** Staff with a second factor must have given a code in the last `LIMITS.confirmedMinutes`. */
  confirmed?: true;
  /** Also for staff who have yet to replace the initial password of their account; every other call refuses them. */
  initialPassword?: true;
  /** Also for a candidate who has signed out: an answer that is on its way then is not lost. */
  afterSignOut?: true;
  /** The call honours an `Idempotency-Key` header. */
  idempotencyKey?: true;
}

/** A route as it is written down: its name is its key, its service that of the area, its status 200 when absent. */
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
