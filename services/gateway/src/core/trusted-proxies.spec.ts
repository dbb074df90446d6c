import { isProxyEntry, TrustedProxies } from './trusted-proxies';

describe(TrustedProxies, () => {
  it('believes the connected proxy of a private network, and none behind it', () => {
    const proxies = new TrustedProxies(['uniquelocal']);
    for (const address of ['10.0.0.1', '172.18.0.1', '192.168.7.7', 'fd00::1', '::ffff:10.0.0.1'])
      expect([proxies.trusts(address, 0), proxies.trusts(address, 1)]).toEqual([true, false]);
    for (const address of ['203.0.113.7', '172.32.0.1', '2001:db8::1', 'unknown', ''])
      expect(proxies.trusts(address, 0)).toBe(false);
    expect(proxies.ofPrivateNetworks).toEqual(['uniquelocal']);
  });

  it.each(['10.0.0.0/8', '10.1.0.0/255.255.0.0', '0.0.0.0/0', '::/0', '100.64.0.0/10', 'linklocal'])(
    'takes %s for a network that clients are in',
    (entry) => expect(new TrustedProxies([entry]).ofPrivateNetworks).toEqual([entry]),
  );

  it('believes single addresses, loopback and public networks at any hop', () => {
    const proxies = new TrustedProxies(['10.0.0.9', 'loopback', '198.51.100.0/24', '2001:db8::/32']);
    for (const address of ['10.0.0.9', '127.0.0.1', '::1', '198.51.100.3', '2001:db8::5'])
      expect([0, 1, 5].map((hop) => proxies.trusts(address, hop))).toEqual([true, true, true]);
    expect(proxies.trusts('10.0.0.8', 0)).toBe(false);
    expect(proxies.ofPrivateNetworks).toEqual([]);
  });

  it('knows what is no address and no network', () => {
    const entries = ['loopback', '10.0.0.1', '10.0.0.0/8', '10.0.0.0/255.0.0.0', 'fe80::/10'];
    expect(entries.filter(isProxyEntry)).toEqual(entries);
    const wrong = [
      'local',
      '10.0.0.0/33',
      '10.0.0/8',
      '10.0.0.0/255.0.255.0',
      '10.0.0.0/8/8',
      '::1/129',
      '1/',
    ];
    expect(wrong.filter(isProxyEntry)).toEqual([]);
  });
});
