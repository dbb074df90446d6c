import { certificatePath, normaliseCertificateNumber } from '@concord/institute';
import { Navigate, useSearchParams } from '@concord/mfe';
import { content } from '../../content/certificate';
import { ContentFrame } from '../../shared/content-view/content-frame';
import { ContentSectionView } from '../../shared/content-view/content-section';
import { useHydrated } from '../../shared/use-hydrated';
import { CertificateLookup, NUMBER_PARAMETER } from './certificate-lookup';

/** Verification of a certificate by its number. */
export default function CertificatePage() {
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  // Redirects links of earlier versions, which have the number in the query.
  const number = normaliseCertificateNumber(parameters.get(NUMBER_PARAMETER) ?? '');
  if (isHydrated && number) return <Navigate to={certificatePath(number)} replace />;
  return (
    <ContentFrame head={content}>
      <CertificateLookup />
      {content.sections.map((section) => (
        <ContentSectionView key={section.heading} {...section} />
      ))}
    </ContentFrame>
  );
}
