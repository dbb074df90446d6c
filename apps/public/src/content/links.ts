import { INSTITUTE } from '@concord/institute';
import type { TextPart } from './page-content';

/** The institute's e-mail address as a link, in full. */
export const MAIL: TextPart = {
  text: INSTITUTE.email,
  href: `mailto:${INSTITUTE.email}`,
  sample: 'e-mail',
};

/** The link that dials a number: `tel:+2348000000001`. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** `+234 800 000 0001 or +234 800 000 0002`, each as a link. */
export const PHONES: readonly TextPart[] = INSTITUTE.phones.flatMap((phone, index, { length }) => [
  ...(index > 0 ? [' or '] : []),
  {
    text: phone,
    href: phoneUrl(phone),
    ...(index === length - 1 ? { sample: 'phones' as const } : {}),
  },
]);
