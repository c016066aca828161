import { webhookHeaders, webhookKey } from './webhook.ts';

test('a message is signed as the Standard Webhooks specification shows', () => {
  const key = webhookKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  expect(webhookHeaders(key, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test.each([undefined, '', 'a secret that is long enough', 'whsec_c2hvcnQ='])('%s is no secret', (secret) => {
  expect(() => webhookKey(secret)).toThrow(/^WEBHOOK_SECRET should be whsec_/);
});
