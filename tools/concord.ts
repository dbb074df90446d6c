import { build } from './lib/build.ts';
import { printFailure } from './lib/console.ts';
import { LauncherError } from './lib/launcher-error.ts';

type Command = (args: string[]) => Promise<unknown>;

const COMMANDS: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./commands/start.ts')).start,
  'bench-exam': async () => (await import('./commands/bench-exam.ts')).benchExam,
  'bench-lists': async () => (await import('./commands/bench-lists.ts')).benchLists,
  'bench-members': async () => (await import('./commands/bench-members.ts')).benchMembers,
  'bench-memory': async () => (await import('./commands/bench-memory.ts')).benchMemory,
  'bench-pdf': async () => (await import('./commands/bench-pdf.ts')).benchPdf,
  chart: async () => (await import('./commands/chart.ts')).chart,
  settings: async () => (await import('./commands/settings.ts')).settings,
  secrets: async () => (await import('./commands/secrets.mjs')).secrets,
  'check-consistency': async () => (await import('./commands/check-consistency.ts')).checkConsistency,
  'bench-web': async () => (await import('./commands/bench-web.ts')).benchWeb,
  'drill-abuse': async () => (await import('./commands/drill-abuse.ts')).drillAbuse,
  'drill-compose': async () => (await import('./commands/drill-compose.ts')).drillCompose,
  'drill-payments': async () => (await import('./commands/drill-payments.ts')).drillPayments,
  'drill-exam': async () => (await import('./commands/drill-exam.ts')).drillExam,
  'drill-kubernetes': async () => (await import('./commands/drill-kubernetes.ts')).drillKubernetes,
  'drill-release': async () => (await import('./commands/drill-release.ts')).drillRelease,
  retention: async () => (await import('./commands/retention.ts')).retention,
  'record-advisories': async () => (await import('./commands/record-advisories.ts')).recordAdvisories,
  release: async () => (await import('./commands/release.ts')).makeRelease,
  dev: async () => (await import('./commands/dev.ts')).dev,
  'test-browsers': async () => (await import('./commands/test-browsers.ts')).testBrowsers,
  test: async () => (await import('./commands/test.ts')).test,
};

/** Their modules import the product's own code, which a fresh clone has not built. */
const PRODUCT_COMMANDS = /^((bench|drill)-|check-consistency$)/;

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

try {
  if (!load)
    throw new LauncherError(`There is no command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`);
  if (PRODUCT_COMMANDS.test(name)) await build();
  const command = await load();
  await command(args);
} catch (error) {
  printFailure(error instanceof LauncherError ? error.message : String((error as Error).stack));
  process.exit(1);
}
