import type { MongoCommand } from './mongo-messages';
import {
  COMMANDS,
  COMMON_FIELDS,
  EXPRESSIONS,
  PARTS,
  PROJECTION_OPERATORS,
  QUERY_OPERATORS,
  STAGES,
  UPDATE_MODIFIERS,
  UPDATE_OPERATORS,
  UPDATE_STAGES,
} from './mongo-reference';

type Names = ReadonlySet<string>;

const union = (...sets: Names[]): Names => new Set(sets.flatMap((names) => [...names]));
const IN_STAGES = union(QUERY_OPERATORS, EXPRESSIONS);
const IN_FILTERS = union(QUERY_OPERATORS, EXPRESSIONS);
const IN_PROJECTIONS = union(PROJECTION_OPERATORS, EXPRESSIONS);
const IN_UPDATES = union(UPDATE_MODIFIERS, QUERY_OPERATORS);

const isDocument = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * Undocumented parts of a command in MongoDB 6 to 8: unknown commands, options, stages and
 * operators, and options without a value. Empty if all is documented.
 */
export function undocumented(command: MongoCommand): string[] {
  const [name = ''] = Object.keys(command);
  const options = COMMANDS[name];
  if (!options) return [`unknown command ${name}`];
  const { [name]: target, ...given } = command;
  if (name === 'explain' && isDocument(target)) return undocumented(target);
  const known = union(options, COMMON_FIELDS);
  const problems = [
    ...unknownOptions(name, given, known),
    ...Object.entries(given).flatMap(([field, value]) => inField(field, value)),
  ];
  return problems.map((problem) => `${name}: ${problem}`);
}

function unknownOptions(where: string, given: MongoCommand, known: Names): string[] {
  return Object.entries(given).flatMap(([field, value]) => {
    if (!known.has(field)) return [`unknown option ${field} of ${where}`];
    return value === null || value === undefined ? [`option ${field} of ${where} has no value`] : [];
  });
}

function inField(field: string, value: unknown): string[] {
  const parts = PARTS[field];
  if (parts && Array.isArray(value))
    return value.flatMap((part: MongoCommand) => [
      ...unknownOptions(field, part, parts),
      ...Object.entries(part).flatMap(([own, content]) => inField(own, content)),
    ]);
  switch (field) {
    case 'pipeline':
      return inPipeline(value, STAGES);
    case 'filter':
    case 'query':
    case 'q':
    case 'partialFilterExpression':
      return inContent(value, IN_FILTERS);
    case 'projection':
    case 'fields':
      return inContent(value, IN_PROJECTIONS);
    case 'u':
    case 'update':
      return inUpdate(value);
    default:
      return [];
  }
}

function inPipeline(stages: unknown, known: Names): string[] {
  if (!Array.isArray(stages)) return ['a pipeline that is no list'];
  return stages.flatMap((stage: MongoCommand) =>
    Object.entries(stage).flatMap(([name, content]) => {
      if (!known.has(name)) return [`unknown stage ${name}`];
      const nested = name === '$facet' ? Object.values(content as object) : pipelineOf(content);
      return nested.length > 0
        ? nested.flatMap((pipeline) => inPipeline(pipeline, STAGES))
        : inContent(content, IN_STAGES);
    }),
  );
}

/** Pipeline of a `$lookup` or `$unionWith`, as a list of one. */
const pipelineOf = (content: unknown): unknown[] =>
  isDocument(content) && Array.isArray(content.pipeline) ? [content.pipeline] : [];

function inUpdate(update: unknown): string[] {
  if (Array.isArray(update)) return inPipeline(update, UPDATE_STAGES);
  if (!isDocument(update)) return ['an update that is no document'];
  return Object.entries(update).flatMap(([operator, content]) => {
    // A replacement document has fields instead of operators.
    if (!operator.startsWith('$')) return [];
    return UPDATE_OPERATORS.has(operator) ? inContent(content, IN_UPDATES) : [`unknown operator ${operator}`];
  });
}

function inContent(content: unknown, known: Names): string[] {
  if (Array.isArray(content)) return content.flatMap((item) => inContent(item, known));
  if (!isDocument(content)) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === '$literal') return [];
    if (key.startsWith('$') && !known.has(key)) return [`unknown operator ${key}`];
    return inContent(value, known);
  });
}
