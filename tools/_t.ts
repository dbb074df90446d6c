import { Staff, timed } from './bench/lists/timing.ts';
import { signInAsAdmin } from './bench/staff.ts';
const url = 'http://localhost:8197';
const tokens = (await Promise.all(Array.from({ length: 20 }, () => signInAsAdmin(url)))).map(({ token }) => token);
const staff = new Staff(url, tokens);
for (const path of process.argv.slice(2)) {
  const t0 = performance.now(); const slow: string[] = []; let n = 0;
  const own = await timed({ concurrency: 20, seconds: 4 } as never, async (lane: number) => { const a = performance.now(); const r = await staff.asks(lane, path); n += 1; const ms = performance.now() - a; if (ms > 250) slow.push(`${Math.round(a - t0)}:${Math.round(ms)}`); return r; });
  console.log(path, n, Math.round(own.p50), Math.round(own.p95), own.failed, slow.slice(0, 30).join(' '));
}
staff.close();
process.exit();
