/**
 * What a first visit of each public page and of each page of a sitting costs on the product at CONCORD_URL: compressed
 * bytes by kind, files and remotes, against their budgets.
 */
import { budgetOf, excesses, type Portal, remotesOf } from './budgets.ts';
import { visitSitting } from './exam-pages.ts';
import { inBrowser, type PageVisit, visitPage } from './page-visit.ts';
import { sitePaths } from './site-paths.ts';
import { bytesByKind, KINDS } from './transfers.ts';

/** In the sitemap, but of another remote; and of the public remote, but not in the sitemap. */
const OTHER_REMOTE = '/register';
const UNLISTED = '/print-certificate';
const AT_ONCE = 3;

const line = (bytes: number, text: string) => console.log(`${String(bytes).padStart(8)}  ${text}`);

function judge(visit: PageVisit, portal: Portal): void {
  const { path, transfers } = visit;
  if (path === '/' || portal === 'exam')
    for (const { kind, bytes, path: file } of transfers) if (kind === 'js') line(bytes, file);
  const bytes = bytesByKind(transfers);
  const others = KINDS.filter((kind) => kind !== 'js').map((kind) => `${kind} ${bytes[kind]}`);
  line(bytes.js, `bytes of JavaScript on ${path}, at most ${budgetOf(path, portal).js}`);
  const remotes = remotesOf(visit).join(', ');
  console.log(`          ${others.join(', ')}, ${transfers.length} requests, remotes: ${remotes}`);
  for (const excess of excesses(visit, portal)) {
    console.log(`${path} ${excess}`);
    process.exitCode = 1;
  }
}

async function judgePublicPages(origin: string): Promise<void> {
  const listed = (await sitePaths(origin)).filter((path) => path !== OTHER_REMOTE);
  const paths = [...listed, UNLISTED];
  await inBrowser(async (context) => {
    // A visit is mostly waiting for nothing more to come, so several overlap.
    while (paths.length > 0) {
      const visits = paths.splice(0, AT_ONCE).map((path) => visitPage(context, origin, path));
      for (const visit of await Promise.all(visits)) judge(visit, 'public_app');
    }
  });
}

const origin = process.env.CONCORD_URL?.replace(/\/+$/, '');
if (!origin) throw new Error('CONCORD_URL names the product whose pages are visited');
await judgePublicPages(origin);
for (const visit of await visitSitting(origin)) judge({ ...visit, unused: [], missing: [] }, 'exam');
