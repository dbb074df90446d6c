import { useSession } from '@concord/api-client';
import type { TemplateVersion } from '@concord/contracts';
import { Box, LinkButton, Paper, Stack, Typography } from '@concord/ui';
import { DESIGN_NAMES } from '../../shared/certificates/designs';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { LoadGuard } from '../../shared/page/load-guard';
import { useCertificateTemplateListQuery } from './requests';
import { TemplatePreview } from './template-preview';
import { contentOf } from './template-values';
import { madeText } from './version-words';

function TemplateCard({
  template,
  isEditor,
}: {
  readonly template: TemplateVersion;
  readonly isEditor: boolean;
}) {
  const { design, version } = template;
  const name = DESIGN_NAMES[design];
  return (
    <Paper component="article" variant="outlined" aria-label={name} sx={{ p: 2, minWidth: 0 }}>
      <Stack spacing={2} sx={{ height: '100%' }}>
        <TemplatePreview body={{ design, ...contentOf(template) }} title={`${name}, as it is printed`} />
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Typography color="textSecondary">
            Version {version}, {madeText(template)}
          </Typography>
        </Box>
        <LinkButton
          variant="outlined"
          to={`/admin/certificate-templates/${design}`}
          sx={{ alignSelf: 'start' }}
        >
          {isEditor ? 'Edit' : 'Open'} {name}
        </LinkButton>
      </Stack>
    </Paper>
  );
}

/** Certificate designs in their current version. */
export default function CertificateTemplatesPage() {
  const query = useCertificateTemplateListQuery({}, REFETCH_ON_MOUNT);
  const isEditor = useSession().details?.role === 'SUPER_ADMIN';
  return (
    <AdminPage title="Certificate designs">
      <Typography sx={{ mb: 2.5, maxWidth: '70ch' }}>
        Each course uses one of these designs for its certificates. A change applies only to certificates
        issued from then on. Earlier certificates stay as they were.
      </Typography>
      <LoadGuard query={query} missing="There are no designs">
        {(templates) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
            }}
          >
            {templates.map((template) => (
              <TemplateCard key={template.design} template={template} isEditor={isEditor} />
            ))}
          </Box>
        )}
      </LoadGuard>
    </AdminPage>
  );
}
