import type { CallDescription, JsonSchema } from './describe-contracts.ts';

/** A character that JSON writes as `\uXXXX`. */
const BYTES_A_CHARACTER = 6;
/** Longest date with its time. */
const FORMAT_LENGTH = 40;
const NUMBER_LENGTH = 30;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const bytesOf = (characters: number): number => characters * BYTES_A_CHARACTER + 2;

/** Maximum length of a text that matches a pattern of fixed parts, such as `^[0-9a-f]{24}$`. */
function longestMatch(pattern: string): number {
  if (/[*+]|,\}/.test(pattern)) return Infinity;
  const repeats = [...pattern.matchAll(/(\d+)\}/g)].map(([, count]) => Number(count));
  return pattern.length + sum(repeats);
}

function largestText({ maxLength, pattern, format }: JsonSchema): number {
  if (typeof maxLength === 'number') return bytesOf(maxLength);
  if (typeof format === 'string') return bytesOf(FORMAT_LENGTH);
  return typeof pattern === 'string' ? bytesOf(longestMatch(pattern)) : Infinity;
}

function largestObject({ properties = {}, additionalProperties }: JsonSchema): number {
  if (additionalProperties !== false) return Infinity;
  return 2 + sum(Object.entries(properties).map(([name, each]) => bytesOf(name.length) + 2 + largest(each)));
}

function largest(schema: JsonSchema): number {
  const { type, anyOf, items, maxItems } = schema;
  if (schema.enum) return Math.max(...schema.enum.map((value) => bytesOf(JSON.stringify(value).length)));
  if (anyOf) return Math.max(...anyOf.map(largest));
  if (type === 'string') return largestText(schema);
  if (type === 'object') return largestObject(schema);
  if (type === 'array')
    return typeof maxItems === 'number' && items ? maxItems * (largest(items) + 1) : Infinity;
  return type === undefined ? Infinity : NUMBER_LENGTH;
}

/**
 * Maximum bytes that pages of the last release send where a schema allows more. A save is cut at 24,000 bytes
 * (`SAVE_BYTES`), or is one answer; a submission has 500 answers of 500 characters of 3 bytes, 52 bytes
 * around each and 200 beside them.
 */
const PAGES_SEND: Readonly<Record<string, number>> = {
  'PUT /exams/attempts/:id/answers': 24_000 + 3100,
  'POST /result/submit': 500 * (500 * 3 + 52) + 200,
};

/** Largest body of a call in bytes; infinite when its schema does not bound it. */
export const largestBody = ({ method, path, body }: CallDescription): number =>
  Math.min(PAGES_SEND[`${method} ${path}`] ?? Infinity, body ? largest(body) : Infinity);
