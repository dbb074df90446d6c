import { LIMITS } from '@concord/contracts';
import { Box, Button, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { ImageIcon, UploadIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FileButton } from '../../shared/fields/file-button';
import { Section } from '../../shared/page/section';
import { imageProblem, readDataUrl } from './image-rules';
import { useGalleryUploadMutation } from './requests';

export function UploadForm() {
  const [imageFile, setImageFile] = useState('');
  const [caption, setCaption] = useState('');
  const [upload, { isLoading }] = useGalleryUploadMutation();

  const pick = async (file: File) => {
    setImageFile('');
    const problem = imageProblem(file);
    if (problem) {
      toastError(problem);
      return;
    }
    try {
      setImageFile(await readDataUrl(file));
    } catch (error) {
      toastError(error);
    }
  };

  const submit = async () => {
    if (!imageFile) return;
    try {
      await upload({ body: { imageFile, caption: caption.trim() } }).unwrap();
      toastSuccess('Uploaded Succesfully');
      setImageFile('');
      setCaption('');
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <Section title="Upload a picture">
      <Stack
        component="form"
        noValidate
        direction={{ xs: 'column', lg: 'row' }}
        spacing={3}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: '0 0 auto',
            width: { xs: '100%', lg: 320 },
            height: 220,
            borderRadius: 2,
            overflow: 'hidden',
            bgcolor: 'primary.light',
            color: 'primary.dark',
          }}
        >
          {imageFile ? (
            <Box
              component="img"
              src={imageFile}
              alt="Preview"
              sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
            />
          ) : (
            <ImageIcon sx={{ fontSize: 56 }} />
          )}
        </Box>
        <Stack spacing={2} sx={{ flexGrow: 1, alignItems: 'flex-start' }}>
          <FileButton
            label="Picture"
            accept="image/*"
            icon={<ImageIcon />}
            onPick={(file) => void pick(file)}
          >
            {imageFile ? 'Choose another picture' : 'Choose picture'}
          </FileButton>
          <Typography variant="body2" color="textSecondary">
            An image of at most 2 MB. The gallery keeps {LIMITS.galleryMax} pictures; the oldest go.
          </Typography>
          <TextField
            label="Caption"
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LIMITS.captionLength } }}
          />
          <Button
            type="submit"
            variant="contained"
            startIcon={<UploadIcon />}
            disabled={!imageFile}
            loading={isLoading}
          >
            Upload
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
