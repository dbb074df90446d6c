import { Stack } from '@concord/ui';
import { useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { CertificateCard } from './certificate-card';
import { Door } from './door';
import { ExamCard } from './exam-card';
import { useMyCertificatesQuery, useMyExamsQuery } from './requests';
import { Section } from './section';

const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

function Exams() {
  const query = useMyExamsQuery(undefined, FRESH);
  return (
    <LoadGuard query={query}>
      {(exams) => (
        <>
          <Section title="Exams to take" empty="You have no exam to take right now.">
            {exams
              .filter(({ state }) => state !== 'completed')
              .map((exam) => (
                <ExamCard key={exam._id} exam={exam} />
              ))}
          </Section>
          <Section title="Completed exams" empty="Results appear here after your first exam.">
            {exams
              .filter(({ state }) => state === 'completed')
              .map((exam) => (
                <ExamCard key={exam._id} exam={exam} />
              ))}
          </Section>
        </>
      )}
    </LoadGuard>
  );
}

function Certificates() {
  const query = useMyCertificatesQuery(undefined, FRESH);
  return (
    <LoadGuard query={query}>
      {(certificates) => (
        <Section
          title="Certificates"
          empty="No certificate is on your record. If you got one on paper, its number still works."
        >
          {certificates.map((certificate) => (
            <CertificateCard key={certificate._id} certificate={certificate} />
          ))}
        </Section>
      )}
    </LoadGuard>
  );
}

/** `/me/exams`: the person's exams, results and certificates, and the door to the exam portal. */
export default function ExamsPage() {
  const { student } = useHolder();
  return (
    <MemberPage
      title="Exams and certificates"
      lead="Your exams open in the exam portal, where you are signed in at once. Results appear here when they are released."
    >
      <Stack spacing={4}>
        <Door />
        {student ? (
          <>
            <Exams />
            <Certificates />
          </>
        ) : null}
      </Stack>
    </MemberPage>
  );
}
