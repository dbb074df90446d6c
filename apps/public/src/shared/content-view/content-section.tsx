import type { SampleName } from '@concord/institute';
import { Box, Typography } from '@concord/ui';
import type { ContentSection } from '../../content/page-content';
import { anchorOf } from '../../content/text';
import { Blocks } from './blocks';
import { SectionFrame } from './section-frame';

export function ContentSectionView({
  shortHeading: _,
  heading,
  id,
  wide,
  sample,
  subsections = [],
  ...blocks
}: ContentSection & { readonly sample?: SampleName }) {
  return (
    <SectionFrame heading={heading} anchor={anchorOf({ id, heading })} wide={wide} sample={sample}>
      {Object.keys(blocks).length > 0 ? <Blocks level="h3" {...blocks} /> : null}
      {subsections.map(({ heading: subheading, id: subId, ...parts }) => (
        <Box
          key={subheading}
          id={anchorOf({ id: subId, heading: subheading })}
          sx={{ mt: 4, scrollMarginTop: 72 }}
        >
          <Typography variant="h3" sx={{ mb: 1.5, breakAfter: 'avoid' }}>
            {subheading}
          </Typography>
          <Blocks level="h4" {...parts} />
        </Box>
      ))}
    </SectionFrame>
  );
}
