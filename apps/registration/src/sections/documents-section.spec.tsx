import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf, pdfBytes } from '../testing/picture-files';
import { renderInForm } from '../testing/render-in-form';
import { DocumentsSection } from './documents-section';

async function chooseType(type: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Document Type' }));
  await userEvent.click(await screen.findByRole('option', { name: type }));
}

const upload = (place: string) =>
  userEvent.upload(
    screen.getByLabelText(`${place} file`),
    fileOf(`${place}.pdf`, 'application/pdf', pdfBytes()),
  );

describe('DocumentsSection', () => {
  it('has empty uploads for another type, and restores the files when a type is chosen again', async () => {
    const { values } = renderInForm(<DocumentsSection />);
    await chooseType('SSCE');
    expect(screen.getByRole('group', { name: 'Waec/Neco Result' })).toBeVisible();
    await upload('Jamb Result');
    expect(await screen.findByText('Jamb Result.pdf')).toBeVisible();
    await chooseType('Bsc');
    expect(screen.queryByRole('group', { name: 'Jamb Result' })).not.toBeInTheDocument();
    expect(values().documents).toEqual({ higestQualification: null, jamb: null });
    await upload('Bsc');
    expect(await screen.findByText('Bsc.pdf')).toBeVisible();
    await chooseType('SSCE');
    expect(await screen.findByText('Jamb Result.pdf')).toBeVisible();
    expect(values().documents).toMatchObject({
      higestQualification: null,
      jamb: { fileName: 'Jamb Result.pdf' },
    });
  });

  it('can be cleared by keyboard, which removes the uploads', async () => {
    const { values } = renderInForm(<DocumentsSection />);
    await chooseType('Bsc');
    await upload('Bsc');
    expect(await screen.findByText('Bsc.pdf')).toBeVisible();
    screen.getByRole('combobox', { name: 'Document Type' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Bsc' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(values()).toMatchObject({ documentType: '', documents: { higestQualification: null } });
    expect(screen.queryByText('Bsc.pdf')).not.toBeInTheDocument();
  });
});
