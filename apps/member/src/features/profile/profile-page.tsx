import type { MyProfile } from '@concord/contracts';
import { EmptyState, LinkButton, Stack } from '@concord/ui';
import { FRESH_LINKS } from '../../shared/fresh-links';
import { isMember, useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { ContactSection } from './contact-section';
import { DetailsSection } from './details-section';
import { EmailSection } from './email-section';
import { useMyProfileQuery } from './requests';

function Content({ profile }: { readonly profile: MyProfile }) {
  const canChange = !useHolder().isViewed;
  return (
    <Stack spacing={2.5}>
      <ContactSection profile={profile} canChange={canChange} />
      <EmailSection email={profile.email} canChange={canChange} />
      <DetailsSection profile={profile} canChange={canChange} />
    </Stack>
  );
}

function LoadedProfile() {
  const query = useMyProfileQuery(undefined, FRESH_LINKS);
  return <LoadGuard query={query}>{(profile) => <Content profile={profile} />}</LoadGuard>;
}

/** `/me/profile`: contact, e-mail, names and birth date. */
export default function ProfilePage() {
  const holder = useHolder();
  return (
    <MemberPage title="My profile">
      {isMember(holder) ? (
        <LoadedProfile />
      ) : (
        <EmptyState
          title="Your profile comes with your membership"
          text="Until then, you can correct the details of your application."
          action={
            <LinkButton to="/me/application" variant="contained">
              Go to my application
            </LinkButton>
          }
        />
      )}
    </MemberPage>
  );
}
