import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { aPicture } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const PICTURE = aPicture();

describe('GalleryPage', () => {
  it('uploads a picture with its caption after a preview', async () => {
    const seen = fakeApi({ 'POST gallery/upload': { status: 201, body: PICTURE } });
    const { user } = renderAdmin('/admin/gallery-settings', 'ADMIN');

    const upload = await screen.findByRole('button', { name: 'Upload' });
    expect(upload).toBeDisabled();
    await user.upload(screen.getByLabelText('Picture'), new File(['dots'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByRole('img', { name: 'Preview' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Caption' }), ' Induction ');
    await user.click(upload);

    expect(await screen.findByText('Uploaded Succesfully')).toBeVisible();
    expect(seen.find(({ call }) => call === 'POST gallery/upload')?.body).toEqual({
      imageFile: 'data:image/png;base64,ZG90cw==',
      caption: 'Induction',
    });
    expect(upload).toBeDisabled();
  });

  it('refuses other files', async () => {
    fakeApi({});
    const { user } = renderAdmin('/admin/gallery-settings', 'ADMIN');
    const picker = await screen.findByLabelText('Picture');
    picker.removeAttribute('accept');

    await user.upload(picker, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Only images can be uploaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  });
});
