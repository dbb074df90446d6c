import { head, PARTNERS, SECTIONS } from '../../content/contact';
import { ContentFrame } from '../../shared/content-view/content-frame';
import { ContentSectionView } from '../../shared/content-view/content-section';
import { CoordinatorsSection } from './coordinators-section';
import { OfficesSection } from './offices-section';
import { ReachSection } from './reach-section';

const entries = Object.entries(SECTIONS).map(([anchor, { label }]) => ({ anchor, label }));

/** Contacts of the institute: phones, offices, partners and coordinators. */
export default function ContactPage() {
  const { partners } = SECTIONS;
  return (
    <ContentFrame head={head} entries={entries}>
      <ReachSection />
      <OfficesSection />
      <ContentSectionView
        id="partners"
        heading={partners.heading}
        paragraphs={[partners.text]}
        cards={PARTNERS}
        wide
        sample="academic partners"
      />
      <CoordinatorsSection />
    </ContentFrame>
  );
}
