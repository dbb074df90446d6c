import type { TemplateVersion } from '@concord/contracts';
import { formatDateTime } from '../../shared/format';

/** Date and author of a version; the first one is built in. */
export const madeText = ({ createdAt, by }: TemplateVersion): string =>
  by ? `${formatDateTime(createdAt)} by ${by.username}` : 'the original design';
