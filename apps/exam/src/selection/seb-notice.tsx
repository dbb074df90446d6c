import { type Assignment, examRoutes } from '@concord/contracts';
import { Box, MuiLink } from '@concord/ui';
import { Notice } from '../shared/notice';
import { isSafeExamBrowser } from './safe-exam-browser';

interface SebNoticeProps {
  readonly exam: Assignment['exam'];
  /** Signed link to the file. A server of the previous version sends none, and requires none. */
  readonly link?: string | undefined;
  /** On the device where it was started, it continues in any browser. */
  readonly isUnderWay: boolean;
}

const LINK = { display: 'inline-block', py: 1.25, mr: 3, fontWeight: 600 } as const;

/** Instructions for opening an exam in Safe Exam Browser; empty inside it. */
export function SebNotice({ exam, link, isUnderWay }: SebNoticeProps) {
  if (isSafeExamBrowser()) return null;
  const file = link ?? `/api${examRoutes.examSebFile.path.replace(':id', exam._id)}`;
  return (
    <Notice tone="info" sx={{ my: 2 }}>
      {isUnderWay
        ? 'If you started on another device, continue in Safe Exam Browser.'
        : 'You must take this exam in Safe Exam Browser. If it is installed, open the exam in it and sign in there.'}
      <Box>
        {/* sebs: is https: for Safe Exam Browser, and seb: is http:. */}
        <MuiLink href={`${location.origin.replace(/^http/, 'seb')}${file}`} sx={LINK}>
          Open in Safe Exam Browser
        </MuiLink>
        <MuiLink href={file} download sx={LINK}>
          Download the .seb file
        </MuiLink>
      </Box>
    </Notice>
  );
}
