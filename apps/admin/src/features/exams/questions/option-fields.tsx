import { LIMITS } from '@concord/contracts';
import { Button, IconButton, Stack } from '@concord/ui';
import { AddIcon, DeleteIcon, Radio, Tooltip } from '@concord/ui/display';
import { FieldError, FormLabel, TextField } from '@concord/ui/forms';
import { PictureButton, PictureDrop, PictureField } from './picture-field';
import type { PictureValue, QuestionValues } from './question-values';

const letterOf = (index: number) => String.fromCharCode(65 + index);

interface OptionFieldsProps {
  readonly values: QuestionValues;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<QuestionValues>) => void;
}

/** The options of a question, each with a radio button that makes it the right one. */
export function OptionFields({ values, problemOf, onChange }: OptionFieldsProps) {
  const { options, right, optionPictures } = values;
  const setPicture = (index: number) => (picture: PictureValue | undefined) => {
    const all = options.map((_, at) => optionPictures[at]);
    onChange({ optionPictures: all.with(index, picture) });
  };
  const remove = (index: number) => {
    const moved = right > index ? right - 1 : right;
    onChange({
      options: options.toSpliced(index, 1),
      optionPictures: optionPictures.toSpliced(index, 1),
      right: right === index ? -1 : moved,
    });
  };
  return (
    <Stack component="fieldset" spacing={1.5} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        Options: choose the right one
      </FormLabel>
      {options.map((option, index) => (
        <PictureDrop key={index} onPicture={setPicture(index)}>
          <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
            <Radio
              name="right-option"
              checked={right === index}
              slotProps={{ input: { 'aria-label': `Option ${letterOf(index)} is right` } }}
              onChange={() => onChange({ right: index })}
              sx={{ width: 44, height: 44, mt: 0.75 }}
            />
            <TextField
              fullWidth
              multiline
              label={`Option ${letterOf(index)}`}
              value={option}
              error={Boolean(problemOf(`options.${index}`))}
              helperText={problemOf(`options.${index}`)}
              onChange={(event) => onChange({ options: options.with(index, event.target.value) })}
              slotProps={{ htmlInput: { 'data-mark-field': String(index) } }}
            />
            <PictureButton name={`option ${letterOf(index)}`} onPicture={setPicture(index)} />
            {options.length > LIMITS.examOptionsMin ? (
              <Tooltip title="Remove this option">
                <IconButton
                  aria-label={`Remove option ${letterOf(index)}`}
                  onClick={() => remove(index)}
                  sx={{ mt: 0.75 }}
                >
                  <DeleteIcon />
                </IconButton>
              </Tooltip>
            ) : null}
          </Stack>
          <PictureField
            name={`option ${letterOf(index)}`}
            picture={optionPictures[index]}
            problem={problemOf(`optionPictures.${index}.alt`)}
            onChange={setPicture(index)}
          />
        </PictureDrop>
      ))}
      <FieldError message={problemOf('options') ?? problemOf('answer')} />
      {options.length < LIMITS.examOptionsMax ? (
        <Button
          startIcon={<AddIcon />}
          onClick={() => onChange({ options: [...options, ''] })}
          sx={{ alignSelf: 'flex-start' }}
        >
          Add an option
        </Button>
      ) : null}
    </Stack>
  );
}
