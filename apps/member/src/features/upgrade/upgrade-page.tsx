import type { MyUpgrade } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { FRESH_LINKS } from '../../shared/fresh-links';
import { useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { Panel } from '../../shared/panel';
import { ApplicationState } from './application-state';
import { ApplyForm } from './apply-form';
import { Outlook } from './outlook';
import { useMyUpgradeQuery } from './requests';

const TOP_TEXT: Partial<Record<MyUpgrade['grade'], string>> = {
  Fellow: 'You are Fellow, the highest grade.',
  Corporate: 'Corporate members have one grade.',
};

function Content({ upgrade }: { readonly upgrade: MyUpgrade }) {
  const { isViewed } = useHolder();
  const { next, application, canApply, grade } = upgrade;
  const isCurrent = application && (application.status !== 'granted' || application.to === grade);
  return (
    <Stack spacing={2.5}>
      {isCurrent ? <ApplicationState application={application} /> : null}
      {next ? (
        <Outlook upgrade={upgrade} next={next} />
      ) : (
        <Panel title={grade}>
          <Typography>{TOP_TEXT[grade] ?? `No grade follows ${grade}.`}</Typography>
        </Panel>
      )}
      {next && canApply && !isViewed ? <ApplyForm to={next.to} /> : null}
    </Stack>
  );
}

/** `/me/upgrade`: the next grade, what is missing for it, and the application. */
export default function UpgradePage() {
  const query = useMyUpgradeQuery(undefined, FRESH_LINKS);
  return (
    <MemberPage title="Upgrade" lead="See how far the next grade is, and apply for it.">
      <LoadGuard query={query} missing="You have no membership">
        {(upgrade) => <Content upgrade={upgrade} />}
      </LoadGuard>
    </MemberPage>
  );
}
