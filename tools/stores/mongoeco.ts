import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';
import { mongoAnswers } from './ask-store.ts';
import { pythonPackage } from './python-package.ts';
import type { Store, StoreContext } from './store.ts';

const MONGOECO = 'mongoeco==4.11.0';
const PYMONGO = 'pymongo==4.20.0';
const PYTHON_MINOR = 13;
/** It answers one command at a time for all lanes of the tests, so a connection may be waited for longer. */
const WAIT_MS = 40_000;
const MAIN = join(ROOT, 'tools', 'stores', 'mongoeco-main.py');

/**
 * mongoeco, a second and stricter server of MongoDB's protocol, for tests. It shares no code with the default
 * one, and keeps everything in memory.
 * @throws MissingError
 */
export async function mongoeco({ cache, supervisor }: StoreContext): Promise<Store> {
  const { folder, command } = await pythonPackage(cache, MONGOECO, [PYMONGO], PYTHON_MINOR);
  const port = await freePort();
  const uri = `mongodb://127.0.0.1:${port}/?retryWrites=false&directConnection=true&waitQueueTimeoutMS=${WAIT_MS}`;
  const env = { ...process.env, PYTHONPATH: folder };
  const isUp = () =>
    mongoAnswers(uri, 500).then(
      () => true,
      () => false,
    );
  await supervisor.start({ name: 'mongoeco', command, args: [MAIN, String(port)], env, quiet: true }, isUp);
  return {
    label: `${MONGOECO.replace('==', ' ')} (MongoDB protocol)`,
    env: { MONGODB_URI: uri, LIST_READER: 'mongo' },
  };
}
