import { applyUrl } from './applyUrl'

const form = 'https://jobs.outlay.example/jobs/7?gh_jid=7'

it.each([
  [form, 'abc123', `${form}&gh_src=abc123`],
  ['https://jobs.outlay.example/7', 'a/b=', 'https://jobs.outlay.example/7?gh_src=a%2Fb%3D'],
  ['https://jobs.outlay.example/7?', 'x', 'https://jobs.outlay.example/7?gh_src=x'],
  [`${form}#app`, 'x', `${form}&gh_src=x#app`],
  [
    'https://jobs.outlay.example/7?q=a%20b+c&q=ü',
    'x',
    'https://jobs.outlay.example/7?q=a%20b+c&q=ü&gh_src=x',
  ],
])('%s with the source %s is %s', (href, source, completed) =>
  expect(applyUrl(href, source, true)).toBe(completed),
)

it.each([
  ['no source', form, undefined],
  ['an empty source', form, ''],
  ['an e-mail address', form, 'jane@work.example'],
  ['an e-mail address in disguise', form, 'jane%40work.example'],
  ['a source in the link', `${form}&gh_src=board`, 'mine'],
  ['an empty source in the link', `${form}&gh_src=`, 'mine'],
  ['an encoded name in the link', `${form}&gh%5Fsrc=board`, 'mine'],
])('with %s the address stays as it is', (_case, href, source) =>
  expect(applyUrl(href, source, true)).toBe(href),
)

it.each([
  [`${form}#app`, `${form}#app`],
  [`${form}&gh_src=board&utm_source=x`, form],
])('without consent to advertisement %s has no source', (href, expected) =>
  expect(applyUrl(href, 'mine', false)).toBe(expected),
)
