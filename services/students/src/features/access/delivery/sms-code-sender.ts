import { ACCESS_LIMITS } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import type { SendFailure } from '../../mail/delivery/send-outcome';
import type { Person } from '../people/person';
import type { CodeMessage, CodeSender } from './code-sender';

const TIMEOUT_MS = 10_000;

export interface SmsSettings {
  /** Address to which messages are posted. */
  url: string;
  key: string;
  /** Sender's name, as registered with the provider. */
  from: string;
  /** Public origin of the site, by which phones fill the code in. */
  origin: string;
}

/** Sends codes by a provider of SMS with a JSON interface like Termii's (`to`, `from`, `sms`, `api_key`). */
export class SmsCodeSender implements CodeSender {
  constructor(private readonly settings: SmsSettings) {}

  /** Owners of the first number, because who has another one would read the codes of all. */
  reached(people: readonly Person[]): Person[] {
    const number = people.map(({ phoneNumber }) => digitsOf(phoneNumber)).find(Boolean);
    return people.filter(({ phoneNumber }) => number && digitsOf(phoneNumber) === number);
  }

  async send({ people, code }: CodeMessage): Promise<SendFailure | undefined> {
    const to = digitsOf(people[0]?.phoneNumber);
    if (!to) return { status: 'failed', reason: 'no phone number is on record' };
    if (people.some(({ phoneNumber }) => digitsOf(phoneNumber) !== to))
      return { status: 'failed', reason: 'the phone number is not that of all people' };
    const { url, key, from } = this.settings;
    const message = { to, from, sms: this.text(code), type: 'plain', channel: 'generic', api_key: key };
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      await answer.body?.cancel();
      return answer.ok ? undefined : failureOf(answer.status);
    } catch (error) {
      return { status: 'temporary', reason: error instanceof Error ? error.message : 'no answer' };
    }
  }

  /** The last line lets phones fill the code in on this site alone. */
  private text(code: string): string {
    const minutes = ACCESS_LIMITS.codeMinutes;
    const { host } = new URL(this.settings.origin);
    return `${code} is your ${INSTITUTE.shortName} sign-in code, for ${minutes} minutes. Never tell it to anyone.\n\n@${host} #${code}`;
  }
}

const digitsOf = (phone: string | null | undefined) => phone?.replace(/\D/g, '');

const failureOf = (status: number): SendFailure => ({
  status: status === 429 || status >= 500 ? 'temporary' : 'failed',
  reason: `the provider answered ${status}`,
});
