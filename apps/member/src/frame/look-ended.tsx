import { EmptyState, LinkButton } from '@concord/ui';

/** Shown to staff whose look at a person's pages has expired. */
export default function LookEnded() {
  return (
    <EmptyState
      title="You no longer see this person's pages"
      text="Open them again from the back office if you need more time."
      action={
        <LinkButton to="/admin" variant="contained">
          Go to the back office
        </LinkButton>
      }
    />
  );
}
