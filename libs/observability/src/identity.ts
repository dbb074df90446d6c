import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which process this is, in metrics, traces and log lines. */
export interface ProcessIdentity {
  /** Such as `exams`, also for its worker. */
  service: string;
  /** Such as `exams-worker`. */
  process: string;
}

/** @param name of the process: a service's, the gateway's, or `<service>-worker` */
export const identityOf = (name: string): ProcessIdentity => ({
  service: name.replace(/-worker$/, ''),
  process: name,
});

const manifest = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as { version: string };

/** The product's release; all packages have the same. */
export const VERSION = manifest.version;
