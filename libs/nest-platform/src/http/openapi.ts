import { BODY_LIMITS, type Call, errorBody, LIMITS, type Principal } from '@concord/contracts';
import { z } from 'zod';

const WHO: Record<Principal, string> = {
  public: 'anyone',
  pending: 'any staff account',
  staff: 'staff (ADMIN or SUPER_ADMIN)',
  super: 'SUPER_ADMIN',
  finance: 'SUPER_ADMIN, or ADMIN with the permission for money',
  candidate: 'the candidate whose own data it is',
  member: 'the member or applicant whose own data it is',
  print: 'the holder of a print token',
  internal: 'other services',
};

type Json = Record<string, unknown>;

function sizeOf(bytes: number): string {
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} kB` : `${Math.round(kilobytes / 1024)} MB`;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

type Place = 'path' | 'query' | 'header';

const parameter = (place: Place, name = '', schema: unknown = { type: 'string' }, description?: string) => ({
  name,
  in: place,
  required: place === 'path',
  ...(description && { description }),
  schema,
});

function parametersOf(call: Call): Json[] {
  const query = call.query && (schemaOf(call.query, 'input').properties as Json | undefined);
  return [
    ...Array.from(call.path.matchAll(/:(\w+)/g), ([, name]) => parameter('path', name)),
    ...Object.entries(query ?? {}).map(([name, schema]) => parameter('query', name, schema)),
    ...Object.entries(call.headers ?? {}).map(([name, text]) => parameter('header', name, undefined, text)),
  ];
}

function descriptionOf(call: Call): string {
  const sentences = [`For ${call.access.map((p) => WHO[p]).join(', ')}.`];
  if (call.confirmed)
    sentences.push(`With a second factor, its code of the last ${LIMITS.confirmedMinutes} minutes.`);
  if (call.body) sentences.push(`Body up to ${sizeOf(call.bodyLimit ?? BODY_LIMITS.default)}.`);
  return sentences.join(' ');
}

function operationOf(name: string, call: Call): Json {
  const refusals = new Set([
    400,
    ...(call.access.includes('public') ? [] : [401, 403]),
    ...(call.refusals ?? []),
  ]);
  const upload = {
    type: 'object',
    properties: { file: { type: 'string', format: 'binary' } },
    required: ['file'],
  };
  return {
    operationId: name,
    summary: call.summary,
    description: descriptionOf(call),
    tags: [call.path.split('/')[1]],
    parameters: parametersOf(call),
    ...(call.access.every((p) => p === 'public') ? { security: [] } : {}),
    ...(call.body && { requestBody: { content: jsonContent(schemaOf(call.body, 'input')) } }),
    ...(call.multipart && { requestBody: { content: { 'multipart/form-data': { schema: upload } } } }),
    responses: {
      [call.status]: {
        description: 'Success',
        ...(call.answer && { content: jsonContent(schemaOf(call.answer, 'output')) }),
      },
      ...Object.fromEntries(
        [...refusals].map((status) => [
          status,
          { description: 'Refused', content: jsonContent({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  };
}

/** OpenAPI 3.1 document of a set of calls, derived from their contracts. Paths are below `/api`. */
export function openApiOf(calls: Record<string, Call>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Concord', version: '1' },
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
