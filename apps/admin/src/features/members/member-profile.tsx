import { useSession } from '@concord/api-client';
import type { ForbiddenAct, Member } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { countryName, formatCalendarDate, listed, orDash } from '../../shared/format';
import { BalanceText } from '../../shared/members/balance-text';
import { type Detail, DetailList } from '../../shared/page/detail-list';
import { ListLink } from '../../shared/page/list-link';
import { Section } from '../../shared/page/section';
import { EmailAddress } from '../../shared/records/email-address';
import { StudentLink } from '../../shared/records/student-link';
import { EditMemberDialog } from './edit-member-dialog';
import { OrganisationStaffSection } from './organisation-staff-section';
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

/** Pages of the applicant's record; results are for super administrators. */
function StudentRecord({ id }: { readonly id: string }) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  const path = `/admin/students/${id}`;
  return (
    <Section title="Exams, certificates and e-mails">
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        <ListLink to={path}>Application and documents</ListLink>
        <ListLink to={`${path}?tab=exams`}>Exams</ListLink>
        {isSuper ? <ListLink to={`${path}?tab=results`}>Results</ListLink> : null}
        <ListLink to={`${path}?tab=certificates`}>Certificates</ListLink>
        <ListLink to={`${path}?tab=mails`}>E-mails</ListLink>
      </Stack>
    </Section>
  );
}

/** Standing, names and contact of a member, with the applicant's record that the member came from. */
export function MemberProfile({ member }: { readonly member: Member }) {
  const { kind, student, name, grade, balance, inductedOn } = member;
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
      {student ? <StudentRecord id={student} /> : null}
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
      {kind === 'organisation' ? <OrganisationStaffSection organisation={member} /> : null}
    </Stack>
  );
}
