import type { Hall } from '../exam/hall.ts';
import { Candidate } from '../exam/candidate.ts';
import { seededRandom } from '../random.ts';
import { Recorder } from '../recorder.ts';
import type { TcpBalancer } from '../tcp-balancer.ts';

/** Bytes that one candidate sends and gets, heads of HTTP included, without TLS and TCP. */
export interface Step {
  readonly name: string;
  readonly sent: number;
  readonly received: number;
}

/**
 * One sitting through a counter, step by step; each save carries one answer.
 * @param whileSubmitting makes the submission, and looks at what waits meanwhile
 */
export async function sittingBytes(
  hall: Hall,
  counter: TcpBalancer,
  questions: number,
  whileSubmitting: (submit: () => Promise<void>) => Promise<void>,
): Promise<Step[]> {
  await hall.fill(1);
  const exam = await hall.makeExam(`Size of ${questions}`, questions, 60);
  const [assignment = ''] = await hall.assign(exam, 1);
  const [examinee] = hall.examinees;
  if (!examinee) throw new Error('Nobody sits');
  const run = { recorder: new Recorder(), random: seededRandom(1), signal: new AbortController().signal };
  const candidate = new Candidate(`http://127.0.0.1:${counter.port}`, examinee, run);
  const steps: Step[] = [];
  const counted = async (name: string, times: number, work: () => Promise<void>) => {
    const { sent, received } = counter.bytes;
    await work();
    const { bytes } = counter;
    steps.push({ name, sent: (bytes.sent - sent) / times, received: (bytes.received - received) / times });
  };
  await counted('sign-in and list of exams', 1, () => candidate.signIn());
  await counted(`start, with the paper of ${questions} questions`, 1, () => candidate.start(assignment));
  await counted('one save', questions, async () => {
    for (const { _id, options } of exam.questions) {
      candidate.choose(_id, options[0] ?? null);
      await candidate.saved();
    }
  });
  await counted('submission and result', 1, () => whileSubmitting(() => candidate.submit()));
  candidate.connection.close();
  return steps;
}
