import type { Call } from '@concord/contracts';
import { z } from 'zod';

/** A JSON Schema with the keywords that decide whether a value is valid; descriptions are left out. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly [limit: string]: unknown;
}

export interface CallDescription {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly access: readonly string[];
  readonly bodyLimit: number;
  readonly multipart?: true;
  readonly query?: JsonSchema;
  readonly body?: JsonSchema;
  readonly answer?: JsonSchema;
}

/** The contracts of a release, small enough to be stored. */
export interface Contracts {
  readonly level: number;
  readonly calls: Readonly<Record<string, CallDescription>>;
  /** Payload of the jobs of each queue. */
  readonly jobs: Readonly<Record<string, JsonSchema>>;
}

type Json = Record<string, unknown>;

const IGNORED = new Set(['$schema', 'title', 'description', 'default', 'examples', 'id', 'readOnly']);
/** Implicit limits of Zod's integers. */
const SAFE = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

const isJson = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Normalises a schema: constants become enumerations of one value, several types a choice, and a format
 * replaces its pattern.
 */
function simplified(schema: Json): JsonSchema {
  const { type, ...limits } = schema;
  if (Array.isArray(type)) {
    const choice = type.map((each: unknown) =>
      each === 'null' ? { type: each } : { type: each, ...limits },
    );
    return { anyOf: choice.map(simplified) };
  }
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (IGNORED.has(key) || SAFE.has(value)) return [];
    if (key === 'pattern' && typeof schema.format === 'string') return [];
    if (key === 'const') return [['enum', [value]]];
    if (key === 'oneOf' || key === 'anyOf') return [['anyOf', (value as Json[]).map(simplified)]];
    if (key === 'allOf' || key === '$ref') throw new Error(`The check of contracts does not know ${key}`);
    if (key === 'properties') {
      const properties = Object.entries(value as Record<string, Json>);
      return [[key, Object.fromEntries(properties.map(([name, each]) => [name, simplified(each)]))]];
    }
    return [[key, isJson(value) ? simplified(value) : value]];
  });
  return Object.fromEntries(entries);
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  simplified(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json);

/**
 * Schemas of requests as senders may send them; for calls between services also of answers, because the
 * caller parses them.
 */
export function describeCall(call: Call, defaultBodyLimit: number): CallDescription {
  const {
    service,
    method,
    path,
    access,
    bodyLimit = defaultBodyLimit,
    multipart,
    query,
    body,
    answer,
  } = call;
  const isInternal = access.includes('internal');
  return {
    service,
    method,
    path,
    access,
    bodyLimit,
    ...(multipart && { multipart }),
    ...(query && { query: schemaOf(query, 'input') }),
    ...(body && { body: schemaOf(body, 'input') }),
    ...(answer && { answer: schemaOf(answer, isInternal ? 'input' : 'output') }),
  };
}

/** The payload of a job. */
export const describeJob = (payload: z.ZodType): JsonSchema => schemaOf(payload, 'input');
