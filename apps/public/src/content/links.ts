import { INSTITUTE } from '@concord/institute';
import type { TextPart } from './page-content';

/** Full e-mail address as a link. */
export const MAIL: TextPart = {
  text: INSTITUTE.email,
  href: `mailto:${INSTITUTE.email}`,
  sample: 'e-mail',
};

/** Link that dials a number: `tel:+2348000000001`. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Phone numbers as links: `+234 800 000 0001 or +234 800 000 0002`. */
export const PHONES: readonly TextPart[] = INSTITUTE.phones.flatMap((phone, index, { length }) => [
  ...(index > 0 ? [' or '] : []),
  {
    text: phone,
    href: phoneUrl(phone),
    ...(index === length - 1 ? { sample: 'phones' as const } : {}),
  },
]);
