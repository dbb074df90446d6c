import type { MembershipSettings } from '@concord/contracts';
import { serviceLoader } from '../processes/service-loader.ts';

type Record = Readonly<globalThis.Record<string, unknown>>;

interface Connection {
  model(name: string, schema: unknown): object;
  close(): Promise<void>;
}

interface Standings {
  compute(day: string): Promise<number>;
}

interface Settings {
  version(): Promise<{ version: number; values: MembershipSettings }>;
}

type Made<T, Parts extends object[] = [object]> = new (...parts: Parts) => T;

/** The used part of the built members service. */
interface Modules {
  'services/members/dist/store/members/member.schema.js': { MEMBER_MODEL: string; memberSchema: unknown };
  'services/members/dist/store/members/members.repository.js': { MembersRepository: Made<object> };
  'services/members/dist/store/members/member-search.js': { memberSearchFields(member: Record): Record };
  'services/members/dist/store/accounts/account.schema.js': { ACCOUNT_MODEL: string; accountSchema: unknown };
  'services/members/dist/store/accounts/accounts.repository.js': { AccountsRepository: Made<object> };
  'services/members/dist/store/settings/settings.schema.js': {
    SETTINGS_MODEL: string;
    settingsSchema: unknown;
  };
  'services/members/dist/store/settings/settings.repository.js': { SettingsRepository: Made<object> };
  'services/members/dist/shared/settings/settings-in-force.js': { SettingsInForce: Made<Settings> };
  'services/members/dist/shared/members/member-index.js': {
    memberIndexOf(member: Record, account: Record, settings: object, day: string): Record;
  };
  'services/members/dist/features/register/standings/standings.task.js': {
    StandingsTask: Made<Standings, [object, object, object]>;
  };
  'reflect-metadata': object;
  '@concord/nest-platform': {
    openDatabase(env: globalThis.Record<string, string>, service: 'members'): Promise<Connection>;
  };
}

const load = serviceLoader<Modules>('members');

/** Rules and repositories of the built members service, on its own database. */
export type MemberCode = Awaited<ReturnType<typeof openMemberCode>>;

/** @param env the variables that lead the service to its store */
export async function openMemberCode(env: globalThis.Record<string, string>) {
  load('reflect-metadata');
  const connection = await load('@concord/nest-platform').openDatabase(env, 'members');
  const { MEMBER_MODEL, memberSchema } = load('services/members/dist/store/members/member.schema.js');
  const { MembersRepository } = load('services/members/dist/store/members/members.repository.js');
  const { ACCOUNT_MODEL, accountSchema } = load('services/members/dist/store/accounts/account.schema.js');
  const { AccountsRepository } = load('services/members/dist/store/accounts/accounts.repository.js');
  const { SETTINGS_MODEL, settingsSchema } = load('services/members/dist/store/settings/settings.schema.js');
  const { SettingsRepository } = load('services/members/dist/store/settings/settings.repository.js');
  const { SettingsInForce } = load('services/members/dist/shared/settings/settings-in-force.js');
  const { StandingsTask } = load('services/members/dist/features/register/standings/standings.task.js');
  const settings = new SettingsInForce(
    new SettingsRepository(connection.model(SETTINGS_MODEL, settingsSchema)),
  );
  const version = await settings.version();
  const { memberIndexOf } = load('services/members/dist/shared/members/member-index.js');
  return {
    close: () => connection.close(),
    searchFields: load('services/members/dist/store/members/member-search.js').memberSearchFields,
    indexOf: (member: Record, account: Record, day: string) => memberIndexOf(member, account, version, day),
    /** Computes all standings for a day, as the worker does at midnight. */
    standings: new StandingsTask(
      new MembersRepository(connection.model(MEMBER_MODEL, memberSchema)),
      new AccountsRepository(connection.model(ACCOUNT_MODEL, accountSchema)),
      settings,
    ),
  };
}
