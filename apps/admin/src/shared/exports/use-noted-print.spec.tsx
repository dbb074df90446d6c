import { aStudent } from '@concord/testing/records';
import { act, screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const PRINTED = 'POST media/exports/printed';

describe('useNotedPrint', () => {
  it('records each print of a list with its content, however it was started', async () => {
    const { made } = openAdmin('/admin/students?state=Kano&columns=Phone,Gender', {
      'GET student': { body: [aStudent()] },
      [PRINTED]: { body: { noted: true } },
    });
    await screen.findByText('Bello Amina');
    expect(made(PRINTED)).toEqual([]);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    await waitFor(() => expect(made(PRINTED)).toHaveLength(1));
    expect(made(PRINTED)[0]?.body).toEqual({
      kind: 'students',
      query: { state: 'Kano' },
      columns: ['Full name', 'Gender', 'Phone', 'Action'],
    });
  });
});
