import { type ExclusionCode, exclusionOf, LIMITS, type ResultDetail } from '@concord/contracts';
import { Box, Stack, TextLink, Typography } from '@concord/ui';
import { CertificateIcon } from '@concord/ui/display';
import { EXCLUSION_WORDS } from '../../../shared/applicants/standing-text';
import { certificatePath } from '../../../shared/certificates/addresses';
import { CertificateState } from '../../../shared/certificates/certificate-state';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { formatCalendarDate } from '../../../shared/format';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { LoadGuard } from '../../../shared/page/load-guard';
import { Section } from '../../../shared/page/section';
import { useCertificateListQuery } from '../../../shared/requests';
import { IssueDialog } from './issue-dialog';
import { useCoursesOf } from './use-issue-request';

/** One page contains all certificates of a student. */
const ALL = { status: 'all', page: 1, pageSize: LIMITS.pageSizeMax } as const;

/** Reason why a result earns no certificate, with a link to resolve it; undefined if it may earn one. */
function missingOf(exclusion: ExclusionCode | undefined, hasNoCourse: boolean) {
  if (exclusion)
    return (
      <Typography>
        This applicant {EXCLUSION_WORDS[exclusion][0]}, so no certificate can be issued.
      </Typography>
    );
  if (!hasNoCourse) return null;
  return (
    <Typography>
      No course uses this exam yet. <TextLink to="/admin/courses">Add it to a course</TextLink> first.
    </Typography>
  );
}

/**
 * Certificates earned by a result, and the button to issue one; renders nothing for a result that earns none.
 */
export function CertificateSection({ result }: { readonly result: ResultDetail }) {
  const { exam, student, pass, held, standing } = result;
  const { courses } = useCoursesOf(exam._id);
  const isEarned = pass && !held;
  const query = useCertificateListQuery(
    { query: { ...ALL, student: student._id } },
    { ...REFETCH_ON_MOUNT, skip: !isEarned },
  );
  if (!isEarned) return null;
  const certificates = query.currentData?.items.filter((one) => one.exam === exam._id) ?? [];
  const known = query.currentData?.items.map(({ _id }) => _id) ?? [];
  const exclusion = exclusionOf(standing ?? {});
  const missing = missingOf(exclusion, courses?.length === 0);
  const isShown = certificates.length > 0 || query.error !== undefined || missing !== null;
  return (
    <Section
      title="Certificate"
      emptyText={query.currentData ? 'None issued yet' : ''}
      actions={
        courses?.length && !exclusion ? (
          <DialogButton
            variant={certificates.length > 0 ? 'outlined' : 'contained'}
            icon={<CertificateIcon />}
            dialog={(close) => <IssueDialog result={result} known={known} onClose={close} />}
          >
            Issue certificate
          </DialogButton>
        ) : undefined
      }
    >
      {isShown ? (
        <>
          {missing}
          <LoadGuard query={query} missing="">
            {() => (
              <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {certificates.map((one) => (
                  <Stack
                    key={one._id}
                    component="li"
                    direction="row"
                    useFlexGap
                    sx={{ columnGap: 3, rowGap: 0.5, flexWrap: 'wrap' }}
                  >
                    <Box sx={{ flex: '0 1 320px' }}>
                      <TextLink to={certificatePath(one.certificateNumber)} sx={{ fontWeight: 600 }}>
                        {one.certificateNumber}
                      </TextLink>
                      <Typography variant="body2" color="textSecondary">
                        {one.studentName}, {one.selectedCourse.courseTitle},{' '}
                        {formatCalendarDate(one.dateGenerated)}
                      </Typography>
                    </Box>
                    <CertificateState certificate={one} />
                  </Stack>
                ))}
              </Stack>
            )}
          </LoadGuard>
        </>
      ) : undefined}
    </Section>
  );
}
