import { INSTITUTE } from '@concord/institute';
import type { TextPart } from './page-content';

/** The institute's e-mail address as a link, in full. */
export const MAIL: TextPart = { text: INSTITUTE.email, href: `mailto:${INSTITUTE.email}` };
