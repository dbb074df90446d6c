import type { Connection } from 'mongoose';

/** A command as sent by the driver: `{ find: 'exams', filter: {…} }`. */
export type SentCommand = Record<string, unknown>;

/** Records the commands that a connection sends from now on. It needs `monitorCommands`. */
export function watchCommands(connection: Connection): SentCommand[] {
  const sent: SentCommand[] = [];
  connection.getClient().on('commandStarted', ({ command }) => void sent.push(command as SentCommand));
  return sent;
}

/**
 * Records undefined values in a connection's commands from now on. The driver would send null,
 * which servers refuse in options, and which matches other records in filters.
 */
export function watchUndefined(connection: Connection): string[] {
  const found: string[] = [];
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    found.push(...pathsOf(command, (value) => value === undefined).map((path) => `${commandName} ${path}`));
  });
  return found;
}

/** Paths of matching values in a command, except the driver's own session and cluster time. */
export function pathsOf(value: unknown, matches: (value: unknown) => boolean, path = ''): string[] {
  if (matches(value)) return [path];
  if (value instanceof Map) return pathsOf(Object.fromEntries(value), matches, path);
  if (typeof value !== 'object' || value === null) return [];
  const isPlain = Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
  if (!isPlain) return [];
  return Object.entries(value)
    .filter(([key]) => path !== '' || (key !== 'lsid' && key !== '$clusterTime'))
    .flatMap(([key, inner]) => pathsOf(inner, matches, path ? `${path}.${key}` : key));
}
