import { Skeleton, Stack } from '@concord/ui';
import { MemberPage } from '../shared/member-page';
import { NeedsScripts, ONLY_WITH_SCRIPTS } from '../shared/needs-scripts';

/** Lead of the home. It is the same for everybody, so that a phone shows it before any script. */
export const HOME_LEAD = 'Your standing, payments, papers and exams, in one place.';
const ON_ITS_WAY = 'One moment, please: your page is on its way.';

interface HomeLoadingProps {
  /** True until it is known who visits, which a slow phone waits for. */
  readonly isFirst?: boolean;
}

/** Home before its person and its code are known. The build prerenders it. */
export const HomeLoading = ({ isFirst }: HomeLoadingProps) => (
  <MemberPage
    title="My page"
    lead={isFirst ? `${HOME_LEAD} ${ON_ITS_WAY}` : HOME_LEAD}
    description={HOME_LEAD}
  >
    <NeedsScripts />
    <Stack aria-busy="true" spacing={3} sx={[{ minHeight: '70vh' }, ONLY_WITH_SCRIPTS]}>
      <Skeleton variant="rounded" height={188} />
      <Skeleton variant="rounded" height={88} />
      <Skeleton variant="rounded" height={88} />
    </Stack>
  </MemberPage>
);
