import type { SkippedResult } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { CertificateNameField } from '../../../shared/certificates/certificate-name-field';
import { counted } from '../../../shared/format';
import { nameFor, type TypedNames } from './long-names';

interface LongNameFieldsProps {
  readonly long: readonly SkippedResult[];
  readonly typed: TypedNames;
  readonly onType: (result: string, name: string) => void;
}

/** Fields for names that are too long for a certificate, each with an editable short form. */
export function LongNameFields({ long, typed, onType }: LongNameFieldsProps) {
  if (long.length === 0) return null;
  const unprintable = long.filter(({ code }) => code === 'NAME_UNPRINTABLE').length;
  const heads = [
    long.length > unprintable && `${counted(long.length - unprintable, 'name')} too long to print`,
    unprintable > 0 && `${counted(unprintable, 'name')} with letters that can't be printed`,
  ];
  return (
    <Box component="section" aria-label="Names that need another form">
      <Typography sx={{ fontWeight: 600 }}>{heads.filter(Boolean).join(', ')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Use these short forms, or type others. Leave a name empty to leave that student out.
      </Typography>
      <Stack spacing={2}>
        {long.map((one) => (
          <CertificateNameField
            key={one.result}
            label={one.name ?? 'Name'}
            isLabelAbove
            hint={one.letters ? `Without ${[...one.letters].join(' ')}` : undefined}
            value={nameFor(one, typed)}
            onChange={(name) => onType(one.result, name)}
          />
        ))}
      </Stack>
    </Box>
  );
}
