import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

const sectionSchema = z.record(z.string(), z.unknown());

/** The parts of an OpenAPI document that are merged. */
export const openApiSchema = z.looseObject({
  paths: z.record(z.string(), sectionSchema).default({}),
  tags: z.array(z.looseObject({ name: z.string() })).default([]),
  components: z.record(z.string(), sectionSchema).default({}),
});

type OpenApi = z.infer<typeof openApiSchema>;

export interface MergedOpenApi {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

const NOT_PUBLIC = /^\/(?:internal|health|openapi)(?:[/.]|$)/;

function withRenamedRefs(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withRenamedRefs(item, renamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? (renamed.get(inner) ?? inner)
        : withRenamedRefs(inner, renamed),
    ]),
  );
}

/** Components with the name of a different component get their service's name as prefix. */
function collidingRefs(
  service: string,
  components: OpenApi['components'],
  existing: MergedOpenApi['components'],
): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const [kind, entries] of Object.entries(components)) {
    for (const [name, entry] of Object.entries(entries)) {
      const present = existing[kind]?.[name];
      if (present === undefined || isDeepStrictEqual(present, entry)) continue;
      renamed.set(`#/components/${kind}/${name}`, `#/components/${kind}/${service}-${name}`);
    }
  }
  return renamed;
}

/** Merges the services' documents into one; the description names services that did not answer. */
export function mergeOpenApi(documents: Readonly<Record<string, OpenApi | undefined>>): MergedOpenApi {
  const missing = Object.keys(documents).filter((service) => documents[service] === undefined);
  const merged: MergedOpenApi = {
    openapi: '3.1.0',
    info: {
      title: 'Concord',
      version: '1',
      ...(missing.length > 0 && { description: `Not available right now: ${missing.join(', ')}.` }),
    },
    servers: [{ url: '/' }],
    tags: [],
    paths: {},
    components: {},
  };
  for (const [service, document] of Object.entries(documents)) {
    if (document === undefined) continue;
    const renamed = collidingRefs(service, document.components, merged.components);
    for (const [path, operations] of Object.entries(document.paths)) {
      if (NOT_PUBLIC.test(path)) continue;
      merged.paths[`/api${path}`] = withRenamedRefs(operations, renamed) as Record<string, unknown>;
    }
    for (const [kind, entries] of Object.entries(document.components)) {
      const target = (merged.components[kind] ??= {});
      for (const [name, entry] of Object.entries(entries)) {
        const ref = renamed.get(`#/components/${kind}/${name}`);
        target[ref?.split('/').pop() ?? name] = withRenamedRefs(entry, renamed);
      }
    }
    for (const tag of document.tags) {
      if (!merged.tags.some(({ name }) => name === tag.name)) merged.tags.push(tag);
    }
  }
  return merged;
}
