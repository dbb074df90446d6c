import { z } from 'zod';
import { defineCalls } from '../core/call';
import { membershipSettingsRoutes } from './settings.routes';
import { membershipSettingsBody, membershipSettingsVersion } from './settings.schemas';

export const membershipSettingsCalls = defineCalls(membershipSettingsRoutes, {
  membershipSettingsGet: { summary: 'Settings of membership in force', answer: membershipSettingsVersion },
  membershipSettingsHistory: {
    summary: 'Every version of the settings of membership, newest first',
    answer: z.array(membershipSettingsVersion),
  },
  membershipSettingsReplace: {
    summary: 'Put a new version of the settings of membership in force',
    body: membershipSettingsBody,
    answer: membershipSettingsVersion,
    refusals: [409],
  },
});
