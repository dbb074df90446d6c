import { QUESTION_LIMITS } from '@concord/contracts';
import { Box, Button, Stack } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import type { RowActions } from './row-actions';
import { type GridRow, letterOf } from './grid-rows';

interface RowPicturesProps extends Pick<RowActions, 'editPicture'> {
  readonly row: GridRow;
  readonly isDisabled: boolean;
}

/** Pictures of a row, each with its description. */
export function RowPictures({ row, isDisabled, editPicture }: RowPicturesProps) {
  return (
    <Stack role="cell" className="pictures" useFlexGap direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      {(row.pictures ?? []).map(({ file, url, width, height, alt, option }, at) => {
        const name = option === undefined ? 'the question' : `option ${letterOf(option)}`;
        return (
          <Stack
            key={`${file} ${name}`}
            direction="row"
            spacing={1.5}
            sx={{ alignItems: 'flex-start', maxWidth: '100%' }}
          >
            <Box
              component="img"
              src={url}
              alt={alt || `Picture for ${name}, not described yet`}
              width={width}
              height={height}
              loading="lazy"
              sx={{
                width: 96,
                height: 72,
                flexShrink: 0,
                objectFit: 'contain',
                bgcolor: '#fff',
                borderRadius: 1,
              }}
            />
            <Stack spacing={0.5} sx={{ alignItems: 'flex-start', width: 260, minWidth: 0 }}>
              <TextField
                fullWidth
                label={`What the picture for ${name} shows, row ${row.row}`}
                value={alt}
                disabled={isDisabled}
                error={!isDisabled && !alt.trim()}
                helperText={alt.trim() ? undefined : 'Describe the picture or remove it'}
                onChange={(event) => editPicture(row.number, at, event.target.value)}
                slotProps={{ htmlInput: { maxLength: QUESTION_LIMITS.altLength } }}
              />
              <Button color="error" disabled={isDisabled} onClick={() => editPicture(row.number, at, null)}>
                Remove the picture
              </Button>
            </Stack>
          </Stack>
        );
      })}
    </Stack>
  );
}
