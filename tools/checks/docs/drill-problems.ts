import { drillsOf } from '../../lib/page-commands.ts';
import type { Page } from './page.ts';

/** Markers of drill blocks without a block, and duplicate names on a page. */
export function drillProblems({ path, tokens }: Page): string[] {
  const drills = drillsOf(tokens);
  const names = drills.map(({ name }) => name);
  return [
    ...drills
      .filter(({ lines }) => !lines?.length)
      .map(({ name }) => `${path}: no commands follow the mark of the drill ${name}`),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${path}: the drill ${name} is marked twice`),
  ];
}
