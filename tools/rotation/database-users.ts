import { type Db, MongoClient, MongoServerError } from 'mongodb';

const LIMIT_MS = 10_000;
const USER_EXISTS = 51003;
const USER_NOT_FOUND = 11;

async function onAdmin(uri: string, work: (admin: Db) => Promise<unknown>): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: LIMIT_MS });
  try {
    await work(client.db('admin'));
  } finally {
    await client.close();
  }
}

const unless = (code: number) => (error: unknown) => {
  if (!(error instanceof MongoServerError) || error.code !== code) throw error;
  return undefined;
};

/** Adds a user of MongoDB, or sets its password. May be repeated. */
export async function addUser(uri: string, user: string, password: string): Promise<void> {
  const account = { pwd: password, roles: [{ role: 'root', db: 'admin' }] };
  await onAdmin(uri, async (admin) => {
    const made = await admin.command({ createUser: user, ...account }).catch(unless(USER_EXISTS));
    if (!made) await admin.command({ updateUser: user, ...account });
  });
}

/** Removes a user; its open connections stay. May be repeated. */
export async function removeUser(uri: string, user: string): Promise<void> {
  await onAdmin(uri, (admin) => admin.command({ dropUser: user }).catch(unless(USER_NOT_FOUND)));
}
