import { content } from '../../content/certificate';
import { ContentFrame } from '../../shared/content-view/content-frame';
import { ContentSectionView } from '../../shared/content-view/content-section';
import { CertificateLookup } from './certificate-lookup';

/** Checks by its number whether a certificate is genuine. */
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
