import { api } from '@concord/api-client/requests';

/** The calls of the outbox: what they answer goes stale together. */
export const outboxApi = api.enhanceEndpoints({ addTagTypes: ['Mails'] });
