import type { TemplateVersion } from '@concord/contracts';

/** Who made a version; the first one came with the product. */
export const authorText = (by: TemplateVersion['by']): string => by?.username ?? 'the product';
