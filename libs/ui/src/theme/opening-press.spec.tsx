import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { theme } from './theme';

/** Longer than the presses that MUI takes for plain ones. */
const LONG_MS = 1_000;

it('the press that opens a select chooses nothing, however late its release is seen', () => {
  jest.useFakeTimers();
  const onChange = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <TextField select label="Cadre" value="" onChange={({ target }) => onChange(target.value)}>
        <MenuItem value="student">Student</MenuItem>
        <MenuItem value="fellow">Fellow</MenuItem>
      </TextField>
    </ThemeProvider>,
  );
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Cadre' }));
  act(() => jest.advanceTimersByTime(LONG_MS));
  fireEvent.mouseUp(screen.getByRole('option', { name: 'Student' }));
  expect(onChange).not.toHaveBeenCalled();

  const fellow = screen.getByRole('option', { name: 'Fellow' });
  fireEvent.mouseDown(fellow);
  fireEvent.mouseUp(fellow);
  fireEvent.click(fellow);
  expect(onChange.mock.calls).toEqual([['fellow']]);
});
