import { Page, PageHeader } from '@concord/ui';
import { ColourSection } from './colour-section';
import { ComponentSection } from './component-section';
import { FieldSection } from './field-section';
import { PictureSection, SpaceSection, TypeSection } from './shape-sections';

/** What the product is made of, to look at in both schemes; only where the product is developed. */
export default function DesignPage() {
  return (
    <Page title="Design">
      <PageHeader title="Design" lead="Colours, type, space, pictures and components, each in its states." />
      <ColourSection />
      <TypeSection />
      <SpaceSection />
      <PictureSection />
      <ComponentSection />
      <FieldSection />
    </Page>
  );
}
