/**
 * What a first visit costs: compressed JavaScript in bytes as the browser received it through the gateway, and which
 * remotes it loaded. Build the browser bundles and the gateway first, then `node tools/bench/web-bytes.ts`. With
 * CONCORD_URL, the address of a running product, the pages of a real sitting are measured there; without, only what
 * they could load at most is told.
 */
import { remainingChunks, visitSitting, visitStartExam } from './web/exam-visits.ts';
import { withStaticGateway } from './web/static-gateway.ts';
import { inBrowser, totalOf, type Visit, visit } from './web/visit.ts';

const HOME = { limit: 170_000, remotes: ['public_app'] };
const EXAM = { limit: 200_000, remotes: ['exam'] };

const line = (bytes: number, text: string) => console.log(`${String(bytes).padStart(8)}  ${text}`);

function judge(path: string, visited: Visit, { limit, remotes }: typeof HOME): void {
  const total = totalOf(visited);
  for (const script of visited.scripts) line(script.bytes, script.path);
  line(total, `bytes of JavaScript on ${path}, at most ${limit}`);
  console.log(`remotes loaded: ${visited.remotes.join(', ')}\n`);
  if (total > limit || visited.remotes.join() !== remotes.join()) {
    console.log(`${path} is over its budget or loads what is not its own\n`);
    process.exitCode = 1;
  }
}

async function measure(origin: string): Promise<void> {
  const home = await inBrowser((context) =>
    visit(context, origin, (page) => page.getByRole('heading', { level: 1 }).waitFor()),
  );
  judge('/', home, HOME);
  const start = await visitStartExam(origin);
  judge('/start-exam', start, EXAM);
  if (process.env.CONCORD_URL) {
    for (const [path, visited] of Object.entries(await visitSitting(origin))) judge(path, visited, EXAM);
    return;
  }
  const rest = await remainingChunks(origin, start);
  for (const script of rest) line(script.bytes, script.path);
  line(
    totalOf(start) + totalOf({ scripts: rest, remotes: [] }),
    'bytes for all pages of the exam portal together; set CONCORD_URL to measure each page of a sitting',
  );
}

const running = process.env.CONCORD_URL?.replace(/\/+$/, '');
await (running ? measure(running) : withStaticGateway(measure));
