import { Typography } from '@concord/ui';
import { useEffect } from 'react';
import { Section } from './section';

const MANIFEST = '/card.webmanifest';

/** Names the card's manifest while its page is open, so that the home screen opens the card. */
function useCardManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const usual = link?.getAttribute('href');
    link?.setAttribute('href', MANIFEST);
    return () => {
      if (usual) link?.setAttribute('href', usual);
    };
  }, []);
}

/** Tells how to put the card on the home screen of a phone. */
export function HomeScreenHint() {
  useCardManifest();
  return (
    <Section title="Keep it at hand">
      <Typography>
        Put this page on the home screen of your phone: open the menu of your browser and choose{' '}
        <strong>Add to Home screen</strong>. On an iPhone it is under <strong>Share</strong>.
      </Typography>
      <Typography color="textSecondary">
        Your card then opens without a connection too, with the time at which it was true. It leaves this
        device when you sign out.
      </Typography>
    </Section>
  );
}
