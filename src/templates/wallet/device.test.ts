import { devicesOf, ownFirst } from './device'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

it.each([
  ['an iPhone', iPhone, 5, ['iphone']],
  ['an iPad, which calls itself a Mac', mac, 5, ['ipad', 'mac']],
  ['a Mac', mac, 0, ['mac', 'computer']],
  ['an Android phone, which calls itself Linux', android, 5, ['android']],
  ['a computer with Windows', windows, 10, ['computer']],
  ['a program', 'curl/8.5.0', 0, []],
])('%s is known by its browser', (_case, userAgent, maxTouchPoints, devices) =>
  expect(devicesOf({ userAgent, maxTouchPoints })).toEqual(devices),
)

const entries = [{ device: 'iphone' }, { device: 'apple_watch' }, { device: 'mac' }]

it.each([
  [['mac'], ['mac', 'iphone', 'apple_watch']],
  [
    ['ipad', 'mac'],
    ['mac', 'iphone', 'apple_watch'],
  ],
  [['iphone'], ['iphone', 'apple_watch', 'mac']],
  [['android'], ['iphone', 'apple_watch', 'mac']],
  [[], ['iphone', 'apple_watch', 'mac']],
])('with %j the order is %j, and nothing is missing', (own, order) =>
  expect(ownFirst(entries, own).entries.map(({ device }) => device)).toEqual(order),
)
