import { useLocation } from '@concord/mfe';
import { LinkButton, Page, PageHeader } from '@concord/ui';

/** Any address that the site does not have. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Page title="Page not found" maxWidth="md">
      <PageHeader title="Oops" lead={`The url ${pathname} can not be found`} />
      <LinkButton to="/" variant="contained">
        Go to the home page
      </LinkButton>
    </Page>
  );
}
