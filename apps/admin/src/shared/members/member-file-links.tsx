import { fileUrl } from '@concord/api-client';
import type { MemberFile } from '@concord/contracts';
import { Box, MuiLink } from '@concord/ui';

/** Files that a member sent, each as a link that opens it. */
export const MemberFileLinks = ({ files }: { readonly files: readonly MemberFile[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {files.map(({ public_id, name, url }) => (
      <Box component="li" key={public_id} sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink href={fileUrl(url)} target="_blank" rel="noopener">
          {name}
        </MuiLink>
      </Box>
    ))}
  </Box>
);
