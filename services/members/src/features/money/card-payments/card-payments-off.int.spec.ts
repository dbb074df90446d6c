import { refusal } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();

describe('without keys of a provider', () => {
  it('cards are not offered, and calls say so', async () => {
    const { _id } = await service.member();
    const token = service.environment.tokens.member({ member: _id });
    expect(await service.call('/me/card-payments/options', { token })).toMatchObject({
      status: 200,
      body: { isOffered: false, isTest: false },
    });
    expect(await service.call('/me/card-payments', { body: { amount: 100 }, token })).toMatchObject({
      ...refusal(409, 'CONFLICT'),
      body: { message: 'Payment by card is not offered here yet' },
    });
    const headers = { 'x-paystack-signature': 'ab'.repeat(64) };
    expect(await service.call('/payments/paystack/webhook', { body: {}, headers, token: '' })).toMatchObject(
      refusal(401, 'UNAUTHENTICATED'),
    );
  });
});
