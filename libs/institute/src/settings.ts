export * from './settings/read-settings';
export * from './settings/samples-in-use';
export { settingsJsonSchema } from './settings/settings-schema';
