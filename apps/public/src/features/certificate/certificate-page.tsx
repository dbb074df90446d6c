import { content } from '../../content/certificate';
import { ContentFrame } from '../../parts/content/content-frame';
import { ContentSectionView } from '../../parts/content/content-section';
import { CertificateLookup } from './certificate-lookup';

/** Tells whether a certificate is genuine, by its number. */
export default function CertificatePage() {
  return (
    <ContentFrame head={content}>
      <CertificateLookup />
      {content.sections.map((section) => (
        <ContentSectionView key={section.heading} {...section} />
      ))}
    </ContentFrame>
  );
}
