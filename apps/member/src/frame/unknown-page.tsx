import { LinkButton } from '@concord/ui';
import { MemberPage } from '../shared/member-page';
import { HOME_PATH } from '../shared/paths';

/** Page of unknown addresses below `/me`. */
export default function UnknownPage() {
  return (
    <MemberPage title="Page not found" lead="This page does not exist, or it has moved.">
      <LinkButton to={HOME_PATH} variant="contained">
        Go to my page
      </LinkButton>
    </MemberPage>
  );
}
