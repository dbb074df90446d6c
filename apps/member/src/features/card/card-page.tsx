import { Box, Button, ErrorState, Skeleton, Stack, Typography } from '@concord/ui';
import { lazy, Suspense, useState } from 'react';
import { asMoment } from '../../shared/format';
import { MemberPage } from '../../shared/member-page';
import { Notice } from '../../shared/notice';
import { CardCode } from './card-code';
import { CardFace } from './card-face';
import { CardFile } from './card-file';
import { CardOrder } from './card-order';
import { HomeScreenHint } from './home-screen-hint';
import { StandingLine } from './standing-line';
import { type ShownCard, useCard } from './use-card';

const FullScreenCard = lazy(() => import('./full-screen-card'));

const BESIDE = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'center',
} as const;

/** Button that shows the card alone. */
function ShowButton({ shown }: { readonly shown: ShownCard }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        Show full screen
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FullScreenCard shown={shown} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function CardParts({ shown }: { readonly shown: ShownCard }) {
  const { card, photo, isOld } = shown;
  return (
    <Stack spacing={4}>
      <Box sx={BESIDE}>
        <Stack spacing={2}>
          <CardFace card={card} photo={photo} />
          <StandingLine card={card} />
        </Stack>
        <CardCode path={card.path} />
      </Box>
      <Typography color="textSecondary">
        Anyone who scans the code sees whether you are in good standing that day, and nothing else about you.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <ShowButton shown={shown} />
        {isOld ? null : <CardFile />}
      </Stack>
      {isOld ? null : <CardOrder card={card} />}
      <HomeScreenHint />
    </Stack>
  );
}

/** `/me/card`: the membership card, also without a connection. */
export default function CardPage() {
  const { shown, query } = useCard();
  return (
    <MemberPage title="My card">
      {shown && query.isError ? (
        <Notice tone="warning" sx={{ mb: 3 }}>
          <Typography>
            We can’t reach the server. This is your card as it was on {asMoment(shown.card.at)}.
          </Typography>
          <Button size="small" onClick={() => void query.refetch()} loading={query.isFetching}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {shown ? <CardParts shown={shown} /> : null}
      {!shown && query.isError && !query.isFetching ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {!shown && !(query.isError && !query.isFetching) ? (
        <Skeleton
          variant="rounded"
          role="progressbar"
          aria-label="Loading"
          sx={{ width: '100%', height: 'auto', aspectRatio: '85.6 / 54', maxWidth: 520 }}
        />
      ) : null}
    </MemberPage>
  );
}
