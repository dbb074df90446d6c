import type { Browser, Page } from '@playwright/test';
import { print } from '../../lib/console.ts';
import { inFreshContext, launchBrowser } from './browser.ts';
import { budgetOf, excesses, LATER_JS, type Portal, remotesOf } from './budgets.ts';
import { visitSitting } from './exam-pages.ts';
import { visitMember } from './member-pages.ts';
import { type PageVisit, visitPage } from './page-visit.ts';
import { sitePaths } from './site-paths.ts';
import { bytesByKind, KINDS, totalBytes } from './transfers.ts';

/** Pages of another remote in the sitemap, and pages of the public remote that are not in it. */
const REGISTER = '/register';
const UNLISTED = '/print-certificate';
const AT_ONCE = 3;
const HYDRATION_LIMIT_MS = 60_000;

const line = (bytes: number, text: string) => print(`${String(bytes).padStart(8)}  ${text}`);

/** Prints the costs of a visit. @returns exceeded budgets */
function judge(visit: PageVisit, portal: Portal): string[] {
  const { path, transfers, later } = visit;
  const found = excesses(visit, portal);
  if (path === '/' || found.length > 0)
    for (const { kind, bytes, path: file } of transfers) if (kind === 'js') line(bytes, file);
  const bytes = bytesByKind(transfers);
  const others = KINDS.filter((kind) => kind !== 'js').map((kind) => `${kind} ${bytes[kind]}`);
  line(bytes.js, `bytes of JavaScript on ${path}, at most ${budgetOf(path, portal).js}`);
  if (later.length > 0) line(totalBytes(later), `more when it is shown, at most ${LATER_JS}`);
  const remotes = remotesOf(visit).join(', ');
  print(`          ${others.join(', ')}, ${transfers.length} requests, remotes: ${remotes}`);
  return found.map((excess) => `${path} ${excess}`);
}

/** Waits for scripts, which run long after the network is idle on a busy machine. */
const hydrated = (page: Page): Promise<void> =>
  page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached', timeout: HYDRATION_LIMIT_MS });

async function publicPages(browser: Browser, origin: string): Promise<PageVisit[]> {
  const paths = [...(await sitePaths(origin)), UNLISTED];
  return inFreshContext(browser, async (context) => {
    const visits: PageVisit[] = [];
    // Several visits overlap, because each mostly waits for an idle network.
    while (paths.length > 0) {
      const chosen = paths.splice(0, AT_ONCE);
      visits.push(
        ...(await Promise.all(chosen.map((path) => visitPage(context, origin, path, { ready: hydrated })))),
      );
    }
    return visits;
  });
}

/**
 * Prints the costs of a first visit of each public page, each page of a sitting, and the home of a member:
 * compressed bytes by kind, files and remotes.
 * @returns exceeded budgets, in words
 */
export async function judgePages(origin: string, executablePath?: string): Promise<string[]> {
  const browser = await launchBrowser(executablePath);
  try {
    const visits = await publicPages(browser, origin);
    const sitting = await visitSitting(browser, origin);
    const member = await visitMember(browser, origin);
    return [
      ...visits.flatMap((visit) =>
        visit.path === REGISTER
          ? // Parts of its form run when they are used.
            judge({ ...visit, unused: [] }, 'registration')
          : judge(visit, 'public_app'),
      ),
      ...sitting.flatMap((visit) => judge({ ...visit, unused: [], missing: [] }, 'exam')),
      // Some parts of the toolkit run only after a touch.
      ...member.flatMap((visit) => judge({ ...visit, unused: [] }, 'member')),
    ];
  } finally {
    await browser.close();
  }
}
