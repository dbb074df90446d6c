import { readEnv } from '@concord/contracts/environment';
import { print, printFailure, printWarning } from '../lib/console.ts';
import { addKey, removeOtherKeys } from './copy-keys.ts';
import { addUser, removeUser } from './database-users.ts';
import { rotationEnv, type RotationEnv } from './env.ts';
import { addPassword, keepPassword } from './redis-passwords.ts';

const USAGE = `Who may sign in to the stores, while passwords are rotated.

  add     MongoDB, Redis and the copies take the passwords to come too
  drop    they take the present ones alone`;

const log = {
  warn: (_: object, message: string) => printWarning(message),
  fatal: (_: object, message: string) => printFailure(message),
};

async function add(env: RotationEnv): Promise<void> {
  if (env.MONGODB_PASSWORD_NEXT) {
    await addUser(env.MONGODB_URI, env.MONGODB_USER_NEXT, env.MONGODB_PASSWORD_NEXT);
    print('MongoDB accepts the next user, too');
  }
  if (env.REDIS_PASSWORD_NEXT) {
    await addPassword(env.REDIS_URL, env.REDIS_PASSWORD_NEXT);
    print('Redis accepts the next password, too');
  }
  if (env.BACKUP_PASSWORD_NEXT) {
    await addKey(env, env.BACKUP_PASSWORD_NEXT);
    print('The next password opens the backups, too');
  }
}

async function drop(env: RotationEnv): Promise<void> {
  if (env.MONGODB_USER_PREVIOUS) {
    await removeUser(env.MONGODB_URI, env.MONGODB_USER_PREVIOUS);
    print('MongoDB accepts only the present user');
  }
  if (env.REDIS_PASSWORD_KEPT) {
    await keepPassword(env.REDIS_URL, env.REDIS_PASSWORD_KEPT);
    print('Redis accepts only the present password');
  }
  await removeOtherKeys(env);
  print('Only the present password opens the backups');
}

const COMMANDS: Readonly<Record<string, (env: RotationEnv) => Promise<void>>> = { add, drop };

try {
  const run = COMMANDS[process.argv[2] ?? ''];
  if (!run) throw new Error(USAGE);
  await run(readEnv(rotationEnv, process.env, log));
} catch (error) {
  printFailure(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
