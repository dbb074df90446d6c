import type { MyProfile, ProfileCorrection } from '@concord/contracts';
import { Box, Button, Skeleton, Stack, Typography } from '@concord/ui';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../shared/panel';
import { RequestCard } from '../../shared/requests/request-card';
import { FIELD_LABELS, fieldsOf, valueText } from './profile-words';

const CorrectionForm = lazy(() =>
  import('./correction-form').then(({ CorrectionForm: form }) => ({ default: form })),
);

const LIST = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, auto) 1fr' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  overflowWrap: 'anywhere',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
} as const;

const Corrections = ({ corrections }: { readonly corrections: readonly ProfileCorrection[] }) => (
  <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
    {corrections.map(({ field, before, after }) => (
      <li key={field}>
        {FIELD_LABELS[field]}: {valueText(field, before)} → {valueText(field, after)}
      </li>
    ))}
  </Box>
);

interface DetailsSectionProps {
  readonly profile: MyProfile;
  readonly canChange: boolean;
}

/** Names and birth date, which the office changes on request. */
export function DetailsSection({ profile, canChange }: DetailsSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const { kind, request, number } = profile;
  const canAsk = canChange && request?.state !== 'open';
  return (
    <Panel title={kind === 'person' ? 'Names and date of birth' : 'Name'}>
      <Stack spacing={2}>
        <Box component="dl" sx={LIST}>
          <dt>Number</dt>
          <dd>{number}</dd>
          {fieldsOf(kind).map((field) => (
            <Box key={field} sx={{ display: 'contents' }}>
              <dt>{FIELD_LABELS[field]}</dt>
              <dd>{valueText(field, profile[field])}</dd>
            </Box>
          ))}
        </Box>
        {request ? (
          <RequestCard request={request} name="Correction" canChange={canChange}>
            <Corrections corrections={request.corrections ?? []} />
          </RequestCard>
        ) : null}
        {canAsk && !isOpen ? (
          <>
            <Typography color="textSecondary">
              Is something wrong, or has your name changed? Send us a document, and we change it.
            </Typography>
            <div>
              <Button variant="outlined" onClick={() => setOpen(true)}>
                Ask for a correction
              </Button>
            </div>
          </>
        ) : null}
        {canAsk && isOpen ? (
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <CorrectionForm profile={profile} onClose={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </Stack>
    </Panel>
  );
}
