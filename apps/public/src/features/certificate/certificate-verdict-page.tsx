import { normaliseCertificateNumber } from '@concord/institute';
import { useLocation, useParams } from '@concord/mfe';
import { content } from '../../content/certificate-verdict';
import { ContentFrame } from '../../shared/content-view/content-frame';
import { ContentSectionView } from '../../shared/content-view/content-section';
import { CertificateLookup, type LookupState } from './certificate-lookup';
import { Verdict } from './verdict';

/** Says whether the certificate with the number of the address is genuine. */
export default function CertificateVerdictPage() {
  const { number = '' } = useParams();
  // Each visit looks the number up: it may have been revoked since.
  const { key, state } = useLocation();
  const wasSubmitted = (state as LookupState | null)?.isLookup === true;
  return (
    <ContentFrame head={content}>
      <Verdict key={key} number={normaliseCertificateNumber(number)} wasSubmitted={wasSubmitted} />
      <CertificateLookup heading="Check another certificate" />
      {content.sections.map((section) => (
        <ContentSectionView key={section.heading} {...section} />
      ))}
    </ContentFrame>
  );
}
