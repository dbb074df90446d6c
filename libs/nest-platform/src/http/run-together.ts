import { createRequire } from 'node:module';
import { setOwnPort } from '../core/env';

/**
 * Program that runs several workers in one process, each with its queues, connections and probes:
 * `node dist/http/run-together.js services/exams/dist/worker.js=8082
 * services/media/dist/worker.js=8083`. Each serves its probes on the port after its file. They
 * share the environment.
 */
const load = createRequire(`${process.cwd()}/`);

for (const argument of process.argv.slice(2)) {
  const [file = '', port = ''] = argument.split('=');
  // A program reads its environment when it is loaded.
  setOwnPort(port);
  load(`./${file}`);
}
