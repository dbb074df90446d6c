import type { ForbiddenAct, Member } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { AccessSection } from '../../shared/access/access-section';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { countryName, formatCalendarDate, listed, orDash } from '../../shared/format';
import { BalanceText } from '../../shared/members/balance-text';
import { type Detail, DetailList } from '../../shared/page/detail-list';
import { Section } from '../../shared/page/section';
import { EmailAddress } from '../../shared/records/email-address';
import { StudentLink } from '../../shared/records/student-link';
import { EditMemberDialog } from './edit-member-dialog';
import { EraseSection } from './erasure/erase-section';
import { OrganisationStaffSection } from './organisation-staff-section';
import { StandingSentence } from './standing-sentence';
import { TakeOverDialog } from './take-over-dialog';

const personDetails = (member: Member): readonly Detail[] => [
  ['Surname', orDash(member.surname)],
  ['First name', orDash(member.firstName)],
  ['Middle name', orDash(member.middleName)],
  ['Title', orDash(member.title)],
  ['Gender', orDash(member.gender)],
  ['Date of birth', formatCalendarDate(member.dob)],
];

const organisationDetails = (member: Member): readonly Detail[] => [
  ['Organisation', orDash(member.organisation)],
  ['Contact person', orDash(member.contact)],
];

const contactDetails = (member: Member): readonly Detail[] => [
  ['Email', member.email ? <EmailAddress email={member.email} /> : '-'],
  ['Phone', orDash(member.phoneNumber)],
  ['State', orDash(member.state)],
  ['Country', countryName(member.country)],
];

const ACT_WORDS: Record<ForbiddenAct['act'], string> = {
  exam: 'sit an exam',
  certificate: 'get a certificate',
  listing: 'be listed in the directory',
};

/** Acts that the settings of membership forbid today. */
function ForbiddenText({ forbidden }: Pick<Member, 'forbidden'>) {
  if (forbidden.length === 0) return null;
  return (
    <Typography>This member may not {listed(forbidden.map(({ act }) => ACT_WORDS[act]))} today.</Typography>
  );
}

interface ProfileProps {
  readonly member: Member;
}

function NamesSection({ member }: ProfileProps) {
  const { kind, student } = member;
  return (
    <Section
      title="Names and contact"
      actions={
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {student && kind === 'person' ? (
            <DialogButton
              variant="outlined"
              dialog={(close) => <TakeOverDialog member={member} student={student} onClose={close} />}
            >
              Names from the application
            </DialogButton>
          ) : null}
          <DialogButton
            variant="outlined"
            icon={<EditIcon />}
            dialog={(close) => <EditMemberDialog member={member} onClose={close} />}
          >
            Edit
          </DialogButton>
        </Stack>
      }
    >
      <DetailList
        folded
        items={[
          ...(kind === 'person' ? personDetails(member) : organisationDetails(member)),
          ...contactDetails(member),
        ]}
      />
    </Section>
  );
}

/** Standing, names and contact of a member, with the applicant's record that the member came from. */
export function MemberProfile({ member }: ProfileProps) {
  const { kind, student, name, grade, balance, inductedOn, erasedAt } = member;
  return (
    <Stack spacing={2.5}>
      <Section title="Standing">
        <Stack spacing={2.5}>
          <StandingSentence {...member} />
          <ForbiddenText forbidden={member.forbidden} />
          <DetailList
            items={[
              ['Grade', grade],
              ['Inducted', formatCalendarDate(inductedOn)],
              ['Owes', <BalanceText key="balance" balance={balance} />],
              ...(student
                ? ([['Application', <StudentLink key="student" id={student} name={name} />]] as const)
                : []),
            ]}
          />
        </Stack>
      </Section>
      {erasedAt ? null : <NamesSection member={member} />}
      {kind === 'organisation' ? <OrganisationStaffSection organisation={member} /> : null}
      {erasedAt ? null : <AccessSection id={member._id} name={name} />}
      <EraseSection member={member} />
    </Stack>
  );
}
