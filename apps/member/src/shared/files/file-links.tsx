import { fileUrl } from '@concord/api-client';
import type { MemberFile } from '@concord/contracts';
import { Box, MuiLink } from '@concord/ui';

/** Own files, each as a link that opens it. */
export const FileLinks = ({ files }: { readonly files: readonly MemberFile[] }) =>
  files.length === 0 ? null : (
    <Box component="ul" aria-label="Files" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {files.map(({ public_id, name, url }) => (
        <Box component="li" key={public_id} sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink href={fileUrl(url)} target="_blank" rel="noopener" sx={{ display: 'inline-block', py: 1 }}>
            {name}
          </MuiLink>
        </Box>
      ))}
    </Box>
  );
