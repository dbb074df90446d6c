import { useSession } from '@concord/api-client';
import type { TemplateVersion } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { Box, Typography } from '@concord/ui';
import { Section } from '../../shared/page/section';
import { RecordHistory, useHistoryTab } from '../../shared/audit/record-history';
import { DESIGN_NAMES } from '../../shared/certificates/designs';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { RecordPage } from '../../shared/page/record-page';
import { useTabs } from '../../shared/page/use-tabs';
import { useCertificateTemplateGetQuery } from './requests';
import { TemplateEditor } from './template-editor';
import { TemplatePreview } from './template-preview';
import { contentOf } from './template-values';
import { VersionsSection } from './versions-section';

/** The current version of a design, read-only for an ADMIN. */
function PresentTemplate({ present }: { readonly present: TemplateVersion }) {
  const { design } = present;
  return (
    <Section title={present.title}>
      <TemplatePreview
        body={{ design, ...contentOf(present) }}
        title={`${present.title}, as it is printed`}
      />
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        A super administrator can change it.
      </Typography>
    </Section>
  );
}

/** A design of certificates: its text with a live preview, its versions and its history. */
export default function CertificateTemplatePage() {
  const { design = '' } = useParams();
  const isEditor = useSession().details?.role === 'SUPER_ADMIN';
  const tabs = useTabs('Design', [
    { name: 'design', label: 'Design' },
    { name: 'versions', label: 'Versions' },
    ...useHistoryTab(),
  ]);
  const query = useCertificateTemplateGetQuery({ params: { design } }, REFETCH_ON_MOUNT);
  return (
    <RecordPage
      query={query}
      titleOf={({ present }) => DESIGN_NAMES[present.design]}
      placeholder="Certificate design"
      list={{ to: '/admin/certificate-templates', label: 'All designs' }}
      missing="There is no such design"
      tabs={tabs}
    >
      {(history) => {
        const Design = isEditor ? TemplateEditor : PresentTemplate;
        return (
          <>
            {/* Stays mounted while another tab is open, to keep typed text. */}
            <Box hidden={tabs.open !== 'design'}>
              <Design key={design} present={history.present} />
            </Box>
            {tabs.open === 'versions' ? <VersionsSection history={history} isEditor={isEditor} /> : null}
            {tabs.open === 'history' ? <RecordHistory id={design} /> : null}
          </>
        );
      }}
    </RecordPage>
  );
}
