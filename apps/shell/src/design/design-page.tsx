import { Page, PageHeader } from '@concord/ui';
import { ColourSection } from './colour-section';
import { ComponentSection } from './component-section';
import { FieldSection } from './field-section';
import { PictureSection, SpaceSection, TypeSection } from './shape-sections';

/** Page of the design system; development builds only. */
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
