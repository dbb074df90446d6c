import { fill, findField, findToast, press, user } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aPicture } from '../../testing/records';

const PATH = '/admin/gallery-settings';

describe('GalleryPage', () => {
  it('uploads a picture with its caption after a preview', async () => {
    const call = 'POST gallery/upload';
    const { made } = openAdmin(PATH, { [call]: { status: 201, body: aPicture() } }, 'ADMIN');

    const picker = await findField('Picture');
    const upload = screen.getByText('Upload');
    expect(upload).toBeDisabled();
    await user.upload(picker, new File(['dots'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByAltText('Preview')).toBeVisible();
    await fill('Caption', ' Induction ');
    await press('Upload');

    await findToast('Uploaded Succesfully');
    expect(made(call)).toMatchObject([
      { body: { imageFile: 'data:image/png;base64,ZG90cw==', caption: 'Induction' } },
    ]);
    expect(upload).toBeDisabled();
  });

  it('says which pictures wait for their malware scan, and which are held back', async () => {
    const infected = { _id: '651000000000000000000002', scan: 'infected', finding: 'Eicar' } as const;
    const pictures = [aPicture({ scan: 'pending' }), aPicture({ ...infected, caption: 'Hall' })];
    openAdmin(PATH, { 'GET gallery': { body: pictures } }, 'ADMIN');
    expect(await screen.findByText(/waits for its malware scan/)).toBeVisible();
    expect(screen.getByAltText('Induction')).toBeVisible();
    expect(screen.getByText('Held back: Eicar. The website does not show it.')).toBeVisible();
    expect(screen.queryByAltText('Hall')).not.toBeInTheDocument();
  });

  it('refuses other files', async () => {
    openAdmin(PATH, {}, 'ADMIN');
    const picker = await findField('Picture');
    picker.removeAttribute('accept');
    await user.upload(picker, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    await findToast('Only images can be uploaded');
    expect(screen.getByText('Upload')).toBeDisabled();
  });
});
