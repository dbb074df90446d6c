/**
 * What a first visit costs: compressed bytes as the browser received them through the gateway, of public pages by kind
 * and of the exam portal's the JavaScript, and which remotes it loaded. Build the browser bundles and the gateway first,
 * then `node tools/bench/web-bytes.ts`. With CONCORD_URL, the address of a running product, the pages of a real sitting
 * are measured there; without, only what they could load at most is told.
 */
import { remainingChunks, visitSitting, visitStartExam } from './web/exam-visits.ts';
import { withStaticGateway } from './web/static-gateway.ts';
import { budgetOf, excesses, remotesOf } from './web/budgets.ts';
import { type PublicVisit, visitPublicPage } from './web/public-visit.ts';
import { sitePaths } from './web/site-paths.ts';
import { bytesByKind, KINDS } from './web/transfers.ts';
import { inBrowser, totalOf, type Visit } from './web/visit.ts';

/** Listed in the site's map, but of another remote; and of the public one, but nothing to be found by searching. */
const OTHER_REMOTE = '/register';
const UNLISTED = '/print-certificate';
const AT_ONCE = 3;
const EXAM = { limit: 200_000, remotes: ['exam'] };

const line = (bytes: number, text: string) => console.log(`${String(bytes).padStart(8)}  ${text}`);

function judge(path: string, visited: Visit, { limit, remotes }: typeof EXAM): void {
  const total = totalOf(visited);
  for (const script of visited.scripts) line(script.bytes, script.path);
  line(total, `bytes of JavaScript on ${path}, at most ${limit}`);
  console.log(`remotes loaded: ${visited.remotes.join(', ')}\n`);
  if (total > limit || visited.remotes.join() !== remotes.join()) {
    console.log(`${path} is over its budget or loads what is not its own\n`);
    process.exitCode = 1;
  }
}

function judgePublic(visited: PublicVisit): void {
  const { path, transfers } = visited;
  if (path === '/') {
    for (const { kind, bytes, path: file } of transfers) if (kind === 'js') line(bytes, file);
  }
  const bytes = bytesByKind(transfers);
  const others = KINDS.filter((kind) => kind !== 'js').map((kind) => `${kind} ${bytes[kind]}`);
  line(bytes.js, `bytes of JavaScript on ${path}, at most ${budgetOf(path).js}`);
  console.log(
    `          ${others.join(', ')}, ${transfers.length} requests, remotes: ${remotesOf(visited).join(', ')}`,
  );
  for (const excess of excesses(visited)) {
    console.log(`${path} ${excess}`);
    process.exitCode = 1;
  }
}

async function measurePublic(origin: string): Promise<void> {
  const paths = (await sitePaths(origin)).filter((path) => path !== OTHER_REMOTE);
  const all = [...paths, UNLISTED];
  await inBrowser(async (context) => {
    // Most of a visit is waiting for nothing more to come, which several can do together.
    for (let first = 0; first < all.length; first += AT_ONCE) {
      const visits = all.slice(first, first + AT_ONCE).map((path) => visitPublicPage(context, origin, path));
      for (const visited of await Promise.all(visits)) judgePublic(visited);
    }
  });
  console.log();
}

async function measure(origin: string): Promise<void> {
  await measurePublic(origin);
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
