import { createRequire } from 'node:module';
import { setOwnPort } from '../core/env';

/**
 * A program that runs several workers in one process, each with its queues, its connections and its probes:
 * `node dist/http/run-together.js services/exams/dist/worker.js=8082 services/media/dist/worker.js=8083`. Each answers
 * its probes on the port behind its file. They share the variables of the environment.
 */
const load = createRequire(`${process.cwd()}/`);

for (const argument of process.argv.slice(2)) {
  const [file = '', port = ''] = argument.split('=');
  // A program reads its environment while it is loaded.
  setOwnPort(port);
  load(`./${file}`);
}
