import type { MyCard } from '@concord/contracts';
import { dateWords, INSTITUTE, printColours } from '@concord/institute';
import { CARD_SIZE, DOVE } from '@concord/institute/member-card';
import { Box, styled } from '@concord/ui';
import { ROSE, WAVES } from './card-art';

const { width, height, corner } = CARD_SIZE;

/** Lengths inside are in hundredths of the card's width, as on paper. */
const Face = styled('div')({
  position: 'relative',
  width: '100%',
  aspectRatio: `${width} / ${height}`,
  containerType: 'inline-size',
  overflow: 'hidden',
  color: '#fff',
  borderRadius: `${(corner / width) * 100}% / ${(corner / height) * 100}%`,
  boxShadow: '0 6px 24px rgb(0 0 0 / 22%)',
  printColorAdjust: 'exact',
});

/** Size of a text as on paper, but large enough to read on a phone; narrower ones have no room for 14 px. */
const textSize = (hundredths: number): string => `max(${hundredths}cqw, min(14px, 4.3cqw))`;

const ART = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '& path': { fill: 'none', stroke: '#fff', strokeWidth: 0.14 },
} as const;
const DRAWING = {
  flex: 'none',
  width: '10cqw',
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const TOP = {
  position: 'absolute',
  top: '6cqw',
  left: '5cqw',
  right: '6cqw',
  display: 'flex',
  alignItems: 'center',
  gap: '2cqw',
  fontSize: textSize(3.7),
  fontWeight: 600,
  lineHeight: 1.2,
} as const;
const PHOTO = {
  position: 'absolute',
  left: '6cqw',
  top: '20cqw',
  width: '27cqw',
  height: '36.5cqw',
  objectFit: 'cover',
  display: 'grid',
  placeItems: 'center',
  bgcolor: '#fff',
  border: '0.6cqw solid #fff',
  borderRadius: '2cqw',
  fontSize: '10cqw',
  fontWeight: 600,
} as const;
const WHO = { position: 'absolute', left: '37cqw', right: '5cqw', top: '20cqw' } as const;
const CHIP = {
  display: 'inline-block',
  mt: '1.6cqw',
  px: '3cqw',
  py: '0.4cqw',
  borderRadius: '4cqw',
  bgcolor: '#fff',
  fontSize: textSize(3.6),
  fontWeight: 700,
} as const;
const FACTS = {
  position: 'absolute',
  left: '37cqw',
  right: '5cqw',
  bottom: '6cqw',
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '2cqw',
  rowGap: '0.6cqw',
  alignItems: 'baseline',
  fontSize: textSize(3.7),
  lineHeight: 1.3,
  '& dd': { m: 0, fontWeight: 700, overflowWrap: 'anywhere' },
} as const;

/** Size of a name in hundredths of the width: longer ones shrink, so that three lines hold 100 letters. */
const nameSize = (name: string): string =>
  `${Math.max(3.4, Math.min(5.6, 5.6 - (name.length - 24) * 0.05))}cqw`;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();

interface CardFaceProps {
  readonly card: Pick<MyCard, 'name' | 'number' | 'grade' | 'since'>;
  readonly photo: string | undefined;
}

/** The front of a membership card, drawn to scale. */
export function CardFace({ card: { name, number, grade, since }, photo }: CardFaceProps) {
  const { brand } = printColours();
  return (
    <Face style={{ background: brand }}>
      <Box component="svg" viewBox={`0 0 ${width} ${height}`} aria-hidden sx={ART}>
        <path d={WAVES} opacity={0.2} />
        <path d={ROSE} opacity={0.34} />
      </Box>
      <Box sx={TOP}>
        <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={DRAWING}>
          <path d={DOVE} />
        </Box>
        {INSTITUTE.name}
      </Box>
      {photo ? (
        <Box component="img" src={photo} alt={`Photo of ${name}`} sx={PHOTO} />
      ) : (
        <Box aria-hidden sx={PHOTO} style={{ color: brand }}>
          {initialsOf(name)}
        </Box>
      )}
      <Box sx={WHO}>
        <Box
          dir="auto"
          sx={{ fontWeight: 650, lineHeight: 1.2, overflowWrap: 'anywhere' }}
          style={{ fontSize: nameSize(name) }}
        >
          {name}
        </Box>
        <Box component="span" sx={CHIP} style={{ color: brand }}>
          {grade}
        </Box>
      </Box>
      <Box component="dl" sx={FACTS}>
        <dt>No.</dt>
        <dd>{number}</dd>
        <dt>Since</dt>
        <dd>{dateWords(since)}</dd>
      </Box>
    </Face>
  );
}
