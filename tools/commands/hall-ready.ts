// Has no dependencies: `node tools/commands/hall-ready.ts` needs nothing but Node 24 and docker or kubectl.
import { parseArgs } from 'node:util';
import { composeInstallation } from '../hall-ready/compose.ts';
import { judge } from '../hall-ready/judge.ts';
import { kubernetesInstallation } from '../hall-ready/kubernetes.ts';

const USAGE = `Usage: npm run hall-ready -- --candidates N [--kubernetes] [--namespace concord]
Compares what runs with what N candidates at once need, and says what to add. Ends with 1 when something is missing.
  --kubernetes   asks kubectl instead of docker compose`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      candidates: { type: 'string', default: '' },
      kubernetes: { type: 'boolean', default: false },
      namespace: { type: 'string', default: 'concord' },
    },
  });
  const candidates = Number(values.candidates);
  if (!Number.isInteger(candidates) || candidates < 1)
    throw new Error(`--candidates must be a number from 1.\n${USAGE}`);
  return { ...values, candidates };
}

try {
  const { candidates, kubernetes, namespace } = readOptions();
  const found = kubernetes ? kubernetesInstallation(namespace) : composeInstallation();
  const { findings, commands } = judge(found, candidates);
  const lines = findings.map(({ isWell, text }) => `${isWell ? '✓' : '✗'} ${text}`);
  const isReady = findings.every(({ isWell }) => isWell);
  const end = isReady
    ? [`Ready for ${candidates} candidates at once.`]
    : [
        `Not ready for ${candidates} candidates at once.`,
        ...(commands.length > 0 ? ['To add:', ...commands] : []),
      ];
  process.stdout.write(`${[...lines, ...end].join('\n')}\n`);
  process.exitCode = isReady ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
