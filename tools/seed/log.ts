/** A JSON line for each event, in the format of the services' logs; numbers are pino's levels. */
const line = (level: number) => (details: object, msg: string) =>
  void process.stdout.write(
    `${JSON.stringify({ level, time: Date.now(), pid: process.pid, process: 'seed', ...details, msg })}\n`,
  );

export const log = { info: line(30), warn: line(40), fatal: line(60) };
