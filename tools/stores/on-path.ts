import { which } from '../lib/which.ts';
import { MissingError } from './store.ts';

/** The first of these programs that PATH has. @throws MissingError when it has none of them */
export function onPath(...names: string[]): string {
  const program = which(names);
  if (program) return program;
  throw new MissingError(`${names[0]} is not on PATH`);
}
