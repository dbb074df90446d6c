import { which } from '../lib/which.ts';
import { MissingError } from './store.ts';

/** First of these programs on PATH. @throws MissingError without any */
export function onPath(...names: string[]): string {
  const program = which(names);
  if (program) return program;
  throw new MissingError(`${names[0]} is not on PATH`);
}
