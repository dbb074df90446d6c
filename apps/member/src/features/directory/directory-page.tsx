import type { MyDirectory } from '@concord/contracts';
import { MuiLink, Stack, Typography } from '@concord/ui';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { Notice } from '../../shared/notice';
import DirectoryForm from './directory-form';
import { useMyDirectoryQuery } from './requests';

function stateText({ isListed, isShown }: MyDirectory): string {
  if (isShown) return 'You are in the directory.';
  return isListed
    ? 'You agreed to be listed. You appear once your standing allows it.'
    : 'You are not in the directory.';
}

/** `/me/directory`: the person's own entry in the public directory. */
export default function DirectoryPage() {
  const query = useMyDirectoryQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <MemberPage
      title="Directory"
      lead="Anyone can look for our members in the public directory. You decide whether it shows you. It never shows your address, phone or e-mail."
    >
      <LoadGuard query={query}>
        {(entry) => (
          <Stack spacing={3}>
            <Notice tone="info">
              <Typography>{stateText(entry)}</Typography>
            </Notice>
            <DirectoryForm entry={entry} />
            {/* A page of its own, without the scripts of this one. */}
            <MuiLink href="/directory">Open the directory</MuiLink>
          </Stack>
        )}
      </LoadGuard>
    </MemberPage>
  );
}
