import { Stack } from '@concord/ui';
import { MemberPage } from '../../shared/member-page';
import { ErasureSection } from './erasure-section';
import { ExportSection } from './export-section';

/** `/me/data`: a copy of the own data, and their erasure. */
export default function DataPage() {
  return (
    <MemberPage title="My data" lead="Your rights under the data protection law.">
      <Stack spacing={2.5}>
        <ExportSection />
        <ErasureSection />
      </Stack>
    </MemberPage>
  );
}
