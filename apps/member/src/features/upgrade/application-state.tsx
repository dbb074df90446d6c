import type { MyUpgradeApplication } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { FileLinks } from '../../shared/files/file-links';
import { asCalendarDay, asDay } from '../../shared/format';
import { Notice } from '../../shared/notice';
import { Panel } from '../../shared/panel';

function stateText({ status, to, at, source, decision, gradeFrom }: MyUpgradeApplication): string {
  const decided = decision ? asDay(decision.at) : '';
  if (status === 'granted') return `You are ${to} from ${gradeFrom ? asCalendarDay(gradeFrom) : decided}.`;
  if (status === 'refused')
    return `Your upgrade to ${to} was not granted on ${decided}: ${decision?.reason ?? ''}`;
  return source === 'member'
    ? `We have had your application for ${to} since ${asDay(at)}, and are looking at it. You’ll read the answer here.`
    : `You were proposed for ${to} on ${asDay(at)}. You’ll read the decision here.`;
}

/** The latest application or proposal, and what became of it. */
export const ApplicationState = ({ application }: { readonly application: MyUpgradeApplication }) => (
  <Panel title={application.source === 'member' ? 'Your application' : 'Your proposal'}>
    <Stack spacing={1.5}>
      <Notice tone={application.status === 'refused' ? 'warning' : 'info'}>{stateText(application)}</Notice>
      {application.statement ? (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {application.statement}
        </Typography>
      ) : null}
      <FileLinks files={application.files} />
    </Stack>
  </Panel>
);
