import type { CallDescription, JsonSchema } from './describe-contracts.ts';

/** A character that JSON writes as `\uXXXX`. */
const BYTES_A_CHARACTER = 6;
/** Of a date, with its time. */
const FORMAT_LENGTH = 40;
const NUMBER_LENGTH = 30;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const bytesOf = (characters: number): number => characters * BYTES_A_CHARACTER + 2;

/** The most characters that a pattern of fixed parts matches, such as `^[0-9a-f]{24}$`. */
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

/** The most bytes of a body that the call takes; infinite when its schema does not bound it. */
export const largestBody = ({ body }: CallDescription): number => (body ? largest(body) : Infinity);
