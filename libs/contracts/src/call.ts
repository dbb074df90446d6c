import type { z } from 'zod';

/**
 * Who may make a call. `public` needs no token; `pending` is any staff account, also one that awaits
 * approval; `staff` is ADMIN or SUPER_ADMIN; `super` is SUPER_ADMIN only; `candidate` is a student by the
 * token of exam sign-in, for own data only; `print` is the holder of a print token, for one document.
 */
export type Principal = 'public' | 'pending' | 'staff' | 'super' | 'candidate' | 'print';

export type ServiceName = 'students' | 'exams' | 'media';

/** One call of the API: all that client, server, OpenAPI and the access tests need to know of it. */
export interface Call {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api`, with `:name` parameters, as `/student/:id`. */
  path: string;
  /** One sentence for the API's documentation. */
  summary: string;
  /** Any one of these suffices. */
  access: readonly Principal[];
  /** Status of success; the first where there are several. */
  status: 200 | 201 | 202;
  body?: z.ZodType;
  query?: z.ZodType;
  /** Request headers that the call reads, by name, each with a sentence for the API's documentation. */
  headers?: Readonly<Record<string, string>>;
  /** The answer's body; absent where it is a file. */
  answer?: z.ZodType;
  /** Largest body in bytes; 1 MB when absent. */
  bodyLimit?: number;
  /** The body is a `multipart/form-data` upload with one `file`. */
  multipart?: boolean;
  /** Status codes of the call's own refusals, beside 400, 401 and 403. */
  refusals?: readonly number[];
}

/** Keeps the literal types of a call while checking its shape. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

/** What a handler receives: the body after defaults and normalisation. */
export type BodyOf<C extends Call> = C extends { body: infer S extends z.ZodType } ? z.output<S> : never;
/** What a handler receives as query. */
export type QueryOf<C extends Call> = C extends { query: infer S extends z.ZodType } ? z.output<S> : never;
/** What the call answers with. */
export type AnswerOf<C extends Call> = C extends { answer: infer S extends z.ZodType } ? z.output<S> : never;
