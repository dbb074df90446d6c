import type { QuestionPicture } from '@concord/contracts';
import type { ReactNode } from 'react';

interface QuestionPictureFrameProps {
  readonly picture: Pick<QuestionPicture, 'alt' | 'width' | 'height'>;
  /** Undefined while the picture loads. */
  readonly src?: string;
  /** Shown in place of a picture that cannot be loaded. */
  readonly failure?: ReactNode;
  readonly maxHeight?: string;
  readonly onError?: () => void;
}

/**
 * A question's picture. Its space is reserved while it loads; drawings without a background stay dark on
 * white.
 */
export function QuestionPictureFrame(props: QuestionPictureFrameProps) {
  const { picture, src, failure, maxHeight = '60vh', onError } = props;
  const { alt, width, height } = picture;
  const shape = {
    display: 'block',
    // Smallest of: its own width, the column's width, the width at the maximum height.
    width: `min(100%, ${width}px, ${maxHeight} * ${(width / Math.max(height, 1)).toFixed(4)})`,
    borderRadius: 8,
  } as const;
  if (failure) return <span style={{ ...shape, width: '100%' }}>{failure}</span>;
  const sized = { ...shape, aspectRatio: `${width} / ${height}`, backgroundColor: '#fff' };
  if (!src) return <span style={{ ...sized, backgroundColor: 'rgb(127 127 127 / 15%)' }} />;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      style={{ ...sized, height: 'auto' }}
      onError={onError}
    />
  );
}
