import type { JsonSchema } from './describe-contracts.ts';

/**
 * Reason why a reader may not take a writer's message: `type`; a field that is `missing` though the reader needs it; an
 * `unknown` field that it refuses, or one that it has no use for any more (`unread`); a `value` of an enumeration that it
 * does not know; a `limit` that is narrower than the writer's.
 */
export type DifferenceKind = 'type' | 'missing' | 'unknown' | 'unread' | 'value' | 'limit';

export interface Difference {
  readonly kind: DifferenceKind;
  /** Dotted, with `*` for each item of a list or each value of a record; empty for the whole message. */
  readonly path: string;
  readonly text: string;
}

const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const EXACT = ['pattern', 'format', 'multipleOf'];

const under = (path: string, name: string) => (path ? `${path}.${name}` : name);
const isAnything = (schema: JsonSchema) =>
  !schema.anyOf && !schema.enum && !schema.type && !schema.properties && !schema.items;

const typeOf = (schema: JsonSchema): string => schema.type ?? (schema.enum ? 'value' : 'anything');

function typesFit(writer: JsonSchema, reader: JsonSchema): boolean {
  if (reader.enum) return writer.enum !== undefined || writer.type === reader.type;
  if (writer.type === 'integer' && reader.type === 'number') return true;
  return writer.type === reader.type;
}

function limitDifferences(writer: JsonSchema, reader: JsonSchema, path: string): Difference[] {
  const named = (name: string): Difference => ({
    kind: 'limit',
    path,
    text: `${name} is ${JSON.stringify(reader[name])} instead of ${JSON.stringify(writer[name] ?? 'none')}`,
  });
  const number = (schema: JsonSchema, name: string, none: number) =>
    (schema[name] as number | undefined) ?? none;
  return [
    ...LOWER.filter((name) => number(reader, name, -Infinity) > number(writer, name, -Infinity)),
    ...UPPER.filter((name) => number(reader, name, Infinity) < number(writer, name, Infinity)),
    ...EXACT.filter((name) => reader[name] !== undefined && reader[name] !== writer[name]),
  ].map(named);
}

function valueDifferences(writer: JsonSchema, reader: JsonSchema, path: string): Difference[] {
  if (!reader.enum) return [];
  if (!writer.enum) return [{ kind: 'value', path, text: 'takes only some values' }];
  const unknown = writer.enum.filter((value) => !reader.enum?.includes(value));
  return unknown.map((value) => ({ kind: 'value', path, text: `does not know ${JSON.stringify(value)}` }));
}

function fieldDifferences(writer: JsonSchema, reader: JsonSchema, path: string): Difference[] {
  const [written, read] = [writer.properties ?? {}, reader.properties ?? {}];
  const given = (name: string) => writer.required?.includes(name) === true;
  const { additionalProperties: others } = reader;
  const found: Difference[] = (reader.required ?? [])
    .filter((name) => !given(name))
    .map((name) => ({ kind: 'missing', path: under(path, name), text: 'is needed, but may be missing' }));
  for (const [name, schema] of Object.entries(written)) {
    const known = read[name] ?? (typeof others === 'object' ? others : undefined);
    const at = under(path, name);
    if (known) found.push(...differences(schema, known, at));
    else if (others === false) found.push({ kind: 'unknown', path: at, text: 'is refused as unknown' });
    else found.push({ kind: 'unread', path: at, text: 'is not read' });
  }
  if (typeof writer.additionalProperties === 'object' && typeof others === 'object')
    found.push(...differences(writer.additionalProperties, others, under(path, '*')));
  return found;
}

/**
 * Compares choices: each choice of the writer must fit one of the reader's. The closest one names the
 * difference.
 */
function choiceDifferences(writer: JsonSchema, reader: JsonSchema, path: string): Difference[] {
  const taken = reader.anyOf ?? [reader];
  return (writer.anyOf ?? [writer]).flatMap((sent) => {
    const tries = taken.map((each) => differences(sent, each, path));
    return tries.reduce((best, next) => (weight(next) < weight(best) ? next : best));
  });
}

/** Distance of a choice: one of the same type, and of the same discriminator, is the closest. */
const weight = (found: readonly Difference[]): number =>
  found.reduce((sum, { kind }) => sum + (kind === 'type' ? 1000 : kind === 'value' ? 100 : 1), 0);

/** All reasons why a reader may refuse, or not use, a writer's message. */
export function differences(writer: JsonSchema, reader: JsonSchema, path = ''): Difference[] {
  if (isAnything(reader)) return [];
  if (writer.anyOf || reader.anyOf) return choiceDifferences(writer, reader, path);
  if (!typesFit(writer, reader))
    return [{ kind: 'type', path, text: `is ${typeOf(writer)}, but ${typeOf(reader)} is read` }];
  return [
    ...valueDifferences(writer, reader, path),
    ...limitDifferences(writer, reader, path),
    ...fieldDifferences(writer, reader, path),
    ...(writer.items && reader.items ? differences(writer.items, reader.items, under(path, '*')) : []),
  ];
}
