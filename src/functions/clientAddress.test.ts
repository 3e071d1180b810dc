import { callerGroup, callerNetwork, clientAddress } from './clientAddress'

describe('clientAddress', () => {
  const connection = '10.0.0.1'

  it.each([
    ['the connection without trusted proxies', 0, '203.0.113.9', '10.0.0.1'],
    ['what the one proxy added', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['what the first of two proxies added', 2, '198.51.100.1, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
    ['an address with a port', 1, '203.0.113.9:4711', '203.0.113.9'],
    ['an IPv6 address with a port', 1, '[2001:db8::9]:4711', '2001:db8::9'],
    ['the connection when the header is missing', 1, undefined, '10.0.0.1'],
    ['the connection when the header is shorter than the chain', 2, '203.0.113.9', '10.0.0.1'],
    ['the connection when the entry is no address', 1, '203.0.113.9, unknown', '10.0.0.1'],
  ])('is %s', (_name, trustedProxies, forwardedFor, expected) => {
    expect(clientAddress({ connection, forwardedFor, trustedProxies })).toBe(expected)
  })

  it('is unknown without a connection', () => {
    expect(clientAddress({ connection: undefined, forwardedFor: '203.0.113.9', trustedProxies: 0 })).toBe(
      undefined,
    )
  })

  it('the name of an interface is no part of an address', () => {
    expect(clientAddress({ connection: 'fe80::1%eth0', forwardedFor: undefined, trustedProxies: 0 })).toBe(
      'fe80::1',
    )
  })
})

describe('callerGroup', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'unknown'],
    ['nonsense', 'unknown'],
  ])('%s counts as %s', (address, group) => {
    expect(callerGroup(address)).toBe(group)
  })

  it('two addresses of one network are one caller, those of two networks are two', () => {
    expect(callerGroup('2001:db8:1:2::1')).toBe(callerGroup('2001:db8:1:2:ffff:ffff:ffff:ffff'))
    expect(callerGroup('2001:db8:1:2::1')).not.toBe(callerGroup('2001:db8:1:3::1'))
    expect(callerGroup('203.0.113.9')).not.toBe(callerGroup('203.0.113.10'))
  })
})

describe('callerNetwork', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:db8:1:ffff:1:2:3:4', '2001:db8:1::/48'],
    ['2001:DB8::', '2001:db8:0::/48'],
    ['::ffff:203.0.113.9', undefined],
    ['203.0.113.9', undefined],
    [undefined, undefined],
  ])('of %s is %s', (address, network) => {
    expect(callerNetwork(address)).toBe(network)
  })
})
