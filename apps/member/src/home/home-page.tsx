import { Link, RemoteBoundary } from '@concord/mfe';
import { Box, ChevronRightIcon, ErrorState, Skeleton, Stack, styled, Typography } from '@concord/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Area, areasOf } from '../areas';
import { useHolder } from '../shared/holder';
import { MemberPage } from '../shared/member-page';
import { HOME_LEAD } from './home-loading';
import { HOME_PARTS, type HomePart } from './home-parts';

const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: 16,
  minHeight: 88,
  padding: 16,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& > svg': { color: theme.vars.palette.primary.main },
}));

const CARDS = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  '& > li': { display: 'grid' },
} as const;

const AreaIcon = lazy(() => import('./area-icon'));
const IconSpace = styled('span')({ width: 24, height: 24 });

interface AreaCardProps {
  readonly area: Area;
  readonly hasIcon: boolean;
}

const AreaCard = ({ area: { path, label, text, icon }, hasIcon }: AreaCardProps) => (
  <li>
    <Card to={path}>
      <RemoteBoundary renderFailure={() => <IconSpace />}>
        <Suspense fallback={<IconSpace />}>{hasIcon ? <AreaIcon name={icon} /> : <IconSpace />}</Suspense>
      </RemoteBoundary>
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
          {label}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {text}
        </Typography>
      </span>
      <ChevronRightIcon />
    </Card>
  </li>
);

const reload = () => window.location.reload();

const PartLoading = ({ heights: [phone, screen] }: Pick<HomePart, 'heights'>) => (
  <Skeleton variant="rounded" sx={{ height: { xs: phone, md: screen } }} />
);

/** A part of the home. Its failure leaves the rest of the page as it is. */
const ShownPart = ({ Part, heights }: HomePart) => (
  <RemoteBoundary
    renderFailure={({ error }) => <ErrorState error={error} retryLabel="Reload" onRetry={reload} />}
  >
    <Suspense fallback={<PartLoading heights={heights} />}>
      <Part loading={<PartLoading heights={heights} />} />
    </Suspense>
  </RemoteBoundary>
);

/** True after the first paint, before which a slow phone has no time for the scripts of parts and icons. */
function useFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return isPainted;
}

/** `/me`: what matters now, and a card for each area. */
export default function HomePage() {
  const holder = useHolder();
  const isPainted = useFirstPaint();
  const parts = HOME_PARTS.filter(({ isFor }) => isFor(holder));
  return (
    <MemberPage
      title={`Hello, ${holder.name}`}
      documentTitle="My page"
      eyebrow={holder.number ?? undefined}
      lead={HOME_LEAD}
    >
      <Stack spacing={3}>
        {parts.map((part) =>
          isPainted ? (
            <ShownPart key={part.name} {...part} />
          ) : (
            <PartLoading key={part.name} heights={part.heights} />
          ),
        )}
        <Box component="nav" aria-label="Areas">
          <Box component="ul" sx={CARDS}>
            {areasOf(holder).map((area) => (
              <AreaCard key={area.path} area={area} hasIcon={isPainted} />
            ))}
          </Box>
        </Box>
      </Stack>
    </MemberPage>
  );
}
