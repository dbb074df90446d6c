import type { MyMembership } from '@concord/contracts';
import { Box, LinkButton, Typography } from '@concord/ui';
import { useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { asNaira } from '../../shared/naira';
import type { PartProps } from '../../shared/part-props';
import { useMyMembershipQuery } from './requests';
import { debtSentence, forbiddenSentence, standingSentence } from './standing-words';

const GOOD = ['current', 'grace'];

const CARD = {
  p: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  borderLeftWidth: 4,
} as const;

/** Advice for what comes next, where paying is not it. */
function Advice({ next, awaited }: Pick<MyMembership, 'next' | 'awaited'>) {
  if (next === 'wait')
    return (
      <Typography>You told us about {asNaira(awaited)}. We’re looking at it, so you can wait.</Typography>
    );
  if (next === 'contact') return <Typography>Please call or write to us about it.</Typography>;
  return null;
}

function Standing({ membership }: { readonly membership: MyMembership }) {
  const { standing, next, grade } = membership;
  const { isViewed } = useHolder();
  const forbidden = forbiddenSentence(membership);
  return (
    <Box
      component="section"
      aria-label="Your membership"
      sx={{ ...CARD, borderLeftColor: GOOD.includes(standing) ? 'success.main' : 'secondary.main' }}
    >
      <Typography variant="body2" color="textSecondary">
        {grade}
        {membership.isOrganisation ? ' member' : ''}, {membership.number}
      </Typography>
      <Typography variant="h3" component="h2" sx={{ mt: 0.5 }}>
        {standingSentence(membership)}
      </Typography>
      <Typography sx={{ mt: 1 }}>{debtSentence(membership)}</Typography>
      <Advice {...membership} />
      {forbidden ? <Typography sx={{ mt: 1 }}>{forbidden}</Typography> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {next === 'pay' && !isViewed ? (
          <LinkButton to="/me/account/pay" variant="contained">
            Pay {asNaira(membership.balance)}
          </LinkButton>
        ) : null}
        <LinkButton to="/me/account" variant="outlined">
          See my account
        </LinkButton>
      </Box>
    </Box>
  );
}

/** Part of the home: the standing in one sentence, what is due, and what to do next. */
export default function StandingCard({ loading }: PartProps) {
  const query = useMyMembershipQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <LoadGuard query={query} missing="We can’t find your membership" loading={loading}>
      {(membership) => <Standing membership={membership} />}
    </LoadGuard>
  );
}
