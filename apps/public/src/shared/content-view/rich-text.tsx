import { MuiLink, SampleMark, TextLink } from '@concord/ui';
import { Fragment } from 'react';
import type { LinkPart, RichText, TextPart } from '../../content/page-content';

const isWeb = (href: string) => /^https?:/.test(href);

/** Link inside a text, always underlined. */
function WordLink({ text, sample: _, ...target }: LinkPart) {
  if ('to' in target) {
    return (
      <TextLink to={target.to} underline="always">
        {text}
      </TextLink>
    );
  }
  return (
    <MuiLink href={target.href} rel={isWeb(target.href) ? 'noopener' : undefined} underline="always">
      {text}
    </MuiLink>
  );
}

function Part({ part }: { readonly part: TextPart }) {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  return (
    <>
      <WordLink {...part} />
      {part.sample ? <SampleMark of={part.sample} /> : null}
    </>
  );
}

export function Rich({ text }: { readonly text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => (
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ));
}
