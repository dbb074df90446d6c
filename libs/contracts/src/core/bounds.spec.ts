import { z } from 'zod';
import { type Call, calls, internalCalls, JSON_DEPTH, JSON_VALUES } from '../index';
import { listOf, recordOf } from './bounded';

const COUNTED: Call[] = Object.values({ ...calls, ...internalCalls } as Record<string, Call>);
const withBody = COUNTED.flatMap((call) => (call.body ? [[call.name, call, call.body] as const] : []));

interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  maxItems?: number;
}

/** Values and depth of the largest accepted body; records count as empty, because JSON Schema has no bound for them. */
function largest(schema: JsonSchema): { values: number; depth: number } {
  const choices = schema.anyOf ?? schema.oneOf;
  const most = (schemas: JsonSchema[], each: (values: number) => number) => {
    const sizes = schemas.map(largest);
    return {
      values: sizes.reduce((sum, { values }) => sum + each(values), 0),
      depth: 1 + Math.max(0, ...sizes.map(({ depth }) => depth)),
    };
  };
  if (choices) {
    const sizes = choices.map(largest);
    return {
      values: Math.max(...sizes.map(({ values }) => values)),
      depth: Math.max(...sizes.map(({ depth }) => depth)),
    };
  }
  if (schema.type === 'array')
    return most([schema.items ?? {}], (values) => 1 + (schema.maxItems ?? Infinity) * (1 + values));
  if (schema.type === 'object') return most(Object.values(schema.properties ?? {}), (values) => 2 + values);
  return { values: 0, depth: 0 };
}

const largestBody = (body: z.ZodType) =>
  largest(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

/** A sheet row may have 100 problems, but no honest file has that many in all 5000 rows. */
const NOT_AT_ONCE = ['examErrorsSheet'];

/** Fields of audit records are stored unparsed and come only from our own services. */
const UNCOUNTED = ['body.records[].details', 'body.records[].before', 'body.records[].after'];

describe('the bounds of a body', () => {
  it.each(withBody.filter(([name]) => !NOT_AT_ONCE.includes(name)))(
    'of %s let its largest in',
    (_, call, body) => {
      const { values, depth } = largestBody(body);
      expect(values).toBeLessThanOrEqual(call.jsonValues ?? JSON_VALUES.default);
      expect(depth).toBeLessThanOrEqual(call.jsonDepth ?? JSON_DEPTH);
    },
  );

  it.each(withBody)('of %s are counted before its lists and records are looked at', (_, _call, body) => {
    expect(uncounted(body).filter((path) => !UNCOUNTED.includes(path))).toEqual([]);
  });
});

type Def = z.core.$ZodTypeDef & Partial<Record<string, unknown>>;
const defOf = (schema: unknown) => (schema as z.core.$ZodType)._zod.def as Def;

/** Paths of lists and records that Zod would parse before counting. */
function uncounted(schema: unknown, path = 'body', isCounted = false): string[] {
  const def = defOf(schema);
  const { type } = def;
  const all = (inner: unknown[], name = '') => inner.flatMap((each) => uncounted(each, `${path}${name}`));
  if (type === 'object')
    return Object.entries(def['shape'] as object).flatMap(([key, each]) => uncounted(each, `${path}.${key}`));
  if (type === 'array') return [...(isCounted ? [] : [path]), ...all([def['element']], '[]')];
  if (type === 'record') return [...(isCounted ? [] : [path]), ...all([def['valueType']], '{}')];
  if (type === 'union') return all(def['options'] as unknown[]);
  if (type === 'pipe') return uncounted(def['out'], path, defOf(def['in']).type === 'transform');
  return def['innerType'] ? all([def['innerType']]) : [];
}

describe('a list', () => {
  const list = listOf(z.string(), 3, { min: 1, tooFew: 'Choose one', tooMany: 'Choose three' });
  const messages = (value: unknown) => list.safeParse(value).error?.issues.map(({ message }) => message);

  it('of too many is refused for that alone', () => {
    expect(messages(Array(100_000).fill(0))).toEqual(['Choose three']);
  });
  it.each([
    [[], ['Choose one']],
    [[1], ['Invalid input: expected string, received number']],
    [undefined, ['Invalid input: expected array, received undefined']],
    [['a', 'b', 'c'], undefined],
  ])('%j is judged as any other', (value, expected) => expect(messages(value)).toEqual(expected));
});

describe('a record', () => {
  const record = recordOf(z.string().regex(/^k/), z.number(), 3, 'Too many');
  it('of too many keys is refused for that alone', () => {
    const keys = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [n, 'x']));
    expect(record.safeParse(keys).error?.issues.map(({ message }) => message)).toEqual(['Too many']);
  });
  it('of fewer is judged as any other', () => {
    expect(record.parse({ k: 1 })).toEqual({ k: 1 });
    expect(record.safeParse({ a: 1 }).success).toBe(false);
  });
});
