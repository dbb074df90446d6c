import { complain, good } from '../../lib/console.ts';

/** Something that must hold, in words with its figure. */
export interface Goal {
  text: string;
  holds: boolean;
}

/** Says of each whether it holds; one that does not makes the command fail. */
export function judge(goals: readonly Goal[]): void {
  for (const { text, holds } of goals) (holds ? good : complain)(text);
  if (goals.some(({ holds }) => !holds)) process.exitCode = 1;
}
