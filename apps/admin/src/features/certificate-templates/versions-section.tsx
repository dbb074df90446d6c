import type { TemplateHistory, TemplateVersion } from '@concord/contracts';
import { Box, Button, Stack, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { useState } from 'react';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReadingDialog } from '../../shared/dialogs/reading-dialog';
import { Section } from '../../shared/page/section';
import { useCertificateTemplateRestoreMutation } from './requests';
import { TemplatePreview } from './template-preview';
import { contentOf, differencesOf } from './template-values';
import { madeText } from './version-words';

interface VersionProps {
  readonly version: TemplateVersion;
  readonly present: TemplateVersion;
  readonly isEditor: boolean;
}

function RestoreDialog({
  version,
  present,
  onClose,
}: Omit<VersionProps, 'isEditor'> & { onClose: () => void }) {
  const [restore] = useCertificateTemplateRestoreMutation();
  const { design } = version;
  const body = { version: version.version, revision: present.version };
  return (
    <ActionDialog
      title={`Bring back version ${version.version}?`}
      confirmLabel="Bring back"
      successText={`Version ${version.version} is the current version again`}
      act={() => restore({ params: { design }, body }).unwrap()}
      onClose={onClose}
    >
      Its content becomes a new version for certificates issued from now on. All versions stay in the list.
    </ActionDialog>
  );
}

function VersionDialog({
  version,
  present,
  isEditor,
  onClose,
}: VersionProps & { readonly onClose: () => void }) {
  const [isRestoring, setRestoring] = useState(false);
  if (isRestoring) return <RestoreDialog version={version} present={present} onClose={onClose} />;
  const title = `Version ${version.version}`;
  const isPresent = version.version === present.version;
  const differences = differencesOf(version, present);
  return (
    <ReadingDialog title={title} onClose={onClose}>
      <TemplatePreview body={{ design: version.design, ...contentOf(version) }} title={title} />
      {isPresent ? null : (
        <Typography>
          {differences.length > 0
            ? `Differs from the current version in: ${differences.join(', ')}.`
            : 'Same as the current version.'}
        </Typography>
      )}
      {isPresent || !isEditor ? null : (
        <Button variant="outlined" onClick={() => setRestoring(true)} sx={{ alignSelf: 'start' }}>
          Bring back version {version.version}
        </Button>
      )}
    </ReadingDialog>
  );
}

/** Versions of a design, newest first; each can be previewed and restored. */
export function VersionsSection({
  history,
  isEditor,
}: {
  readonly history: TemplateHistory;
  readonly isEditor: boolean;
}) {
  const { present, versions } = history;
  return (
    <Section title="Versions">
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map((version) => (
          <Stack
            component="li"
            key={version.version}
            direction="row"
            spacing={2}
            useFlexGap
            sx={{
              py: 1.5,
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography component="div" sx={{ fontWeight: 600 }}>
                Version {version.version}
                {version.version === present.version ? (
                  <Chip size="small" color="success" label="Current" sx={{ ml: 1 }} />
                ) : null}
              </Typography>
              <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {madeText(version)}
                {version.restored === undefined ? '' : `, brought back from version ${version.restored}`}
              </Typography>
            </Box>
            <DialogButton
              variant="outlined"
              aria-label={`View version ${version.version}`}
              dialog={(close) => (
                <VersionDialog version={version} present={present} isEditor={isEditor} onClose={close} />
              )}
            >
              View
            </DialogButton>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
