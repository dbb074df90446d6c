import type { Connection } from '../shared/connection.ts';

/** One attempt that is saved to again and again. */
export interface Lane {
  connection: Connection;
  path: string;
  questions: readonly string[];
  optionsOf: (question: string) => readonly string[];
  seq: number;
}

/**
 * Saves on every lane, each as soon as the one before was acknowledged. @returns acknowledged saves a second.
 * @throws Error when a save is refused.
 */
export async function closedLoop(lanes: readonly Lane[], seconds: number): Promise<number> {
  const from = performance.now();
  const end = from + seconds * 1000;
  let saved = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      while (performance.now() < end) {
        lane.seq += 1;
        const { seq, questions, optionsOf } = lane;
        const question = questions[seq % questions.length] ?? '';
        const options = optionsOf(question);
        const answers = { [question]: options[seq % options.length] };
        const { status, body } = await lane.connection.call('PUT', lane.path, { seq, answers });
        if (status !== 200) throw new Error(`A save was answered with ${status}: ${JSON.stringify(body)}`);
        saved += 1;
      }
    }),
  );
  return saved / ((performance.now() - from) / 1000);
}
