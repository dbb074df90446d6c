import { normaliseCertificateNumber } from '@concord/institute';
import { useLocation, useParams } from '@concord/mfe';
import { content } from '../../content/certificate-verdict';
import { ContentFrame } from '../../shared/content-view/content-frame';
import { ContentSectionView } from '../../shared/content-view/content-section';
import { CertificateLookup, type LookupState } from './certificate-lookup';
import { Verdict } from './verdict';

/** Verdict on the certificate number in the URL. */
export default function CertificateVerdictPage() {
  const { number = '' } = useParams();
  // A visit looks the number up again, as the certificate may have been revoked.
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
