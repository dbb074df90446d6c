import type { Member } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { countryName, formatCalendarDate, orDash } from '../../shared/format';
import { BalanceText } from '../../shared/members/balance-text';
import { type Detail, DetailList } from '../../shared/page/detail-list';
import { Section } from '../../shared/page/section';
import { EmailAddress } from '../../shared/records/email-address';
import { StudentLink } from '../../shared/records/student-link';
import { EditMemberDialog } from './edit-member-dialog';
import { StandingSentence } from './standing-sentence';

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

/** Standing, names and contact of a member, with the applicant's record that the member came from. */
export function MemberProfile({ member }: { readonly member: Member }) {
  const { kind, student, name, grade, balance, inductedOn } = member;
  return (
    <Stack spacing={2.5}>
      <Section title="Standing">
        <Stack spacing={2.5}>
          <StandingSentence {...member} />
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
      <Section
        title="Names and contact"
        actions={
          <DialogButton
            variant="outlined"
            icon={<EditIcon />}
            dialog={(close) => <EditMemberDialog member={member} onClose={close} />}
          >
            Edit
          </DialogButton>
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
    </Stack>
  );
}
