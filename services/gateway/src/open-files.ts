import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

/** Share of the files for connections of clients; the rest is for calls to services and for bodies. */
const SHARE = 0.75;

const limits = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.literal('unlimited')]) }) }),
});

/** How many files this process may have open at once; Node has raised it to the most that the system allows it. */
export function openFilesMax(): number {
  const found = limits.safeParse(process.report.getReport()).data?.userLimits.open_files.soft;
  return typeof found === 'number' ? found : Infinity;
}

/** How many connections of clients there may be: `wanted`, or fewer where few files may be open, with a warning. */
export function connectionsWithin(
  openFiles: number,
  wanted: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): number {
  const connections = Math.min(wanted, Math.floor(openFiles * SHARE));
  if (connections < wanted)
    log.warn(
      { openFiles, connections },
      `this process may open ${openFiles} files, so it takes ${connections} connections at once instead of ${wanted}; ` +
        `allow ${Math.ceil(wanted / SHARE)} (ulimit -n, LimitNOFILE of systemd, ulimits of Compose)`,
    );
  return connections;
}
