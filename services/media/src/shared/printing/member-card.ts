import type { PrintedMemberCard } from '@concord/contracts';
import { dateWords, INSTITUTE, printColours, sizeToFit } from '@concord/institute';
import { CARD_SIZE, cardRose, cardWaves, DOVE } from '@concord/institute/member-card';
import { fontStyles } from './fonts';
import { qrCode } from './qr-code';
import { templates } from './templates';

interface CardOptions {
  /** Public address of the page that tells the standing. */
  readonly address: string;
  readonly photo: Buffer | undefined;
}

const NAME_POINTS = 11.5;
/** Room of a name in ems of its full size: two lines. A smaller one may take three. */
const NAME_ROOM = 20;

/** First letters of the first two names. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();

const cardStyle = (): string => {
  const { brand, pale, line } = printColours();
  const { width, height } = CARD_SIZE;
  return `${fontStyles}\nhtml:root{--brand:${brand};--pale:${pale};--line:${line}}\n@page{size:${width}mm ${height}mm;margin:0}`;
};

/** Renders a membership card of bank-card size as HTML, its front before its back. */
export async function memberCardHtml(
  { name, number, grade, since }: PrintedMemberCard,
  { address, photo }: CardOptions,
): Promise<string> {
  return templates.memberCard({
    style: cardStyle(),
    title: `Membership card ${number}`,
    institute: INSTITUTE.name,
    name,
    nameSize: (NAME_POINTS * sizeToFit(name, NAME_ROOM, 0.5)).toFixed(2),
    number,
    grade,
    since: dateWords(since),
    photo: photo ? `data:image/jpeg;base64,${photo.toString('base64')}` : '',
    initials: initialsOf(name),
    qr: await qrCode(address),
    address: address.replace(/^https?:\/\//, ''),
    contact: [INSTITUTE.email, ...INSTITUTE.phones.slice(0, 1)].join(' · '),
    waves: cardWaves(),
    rose: cardRose(),
    dove: DOVE,
  });
}
