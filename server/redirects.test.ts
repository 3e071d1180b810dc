import { locationThatMayLeave } from './redirects'

it.each([
  ['/en/pricing?gclid=1&utm_source=x#faq', '/en/pricing?gclid=1&utm_source=x#faq'],
  [
    'https://blog.outlay.example/en?a=1&gclid=1&utm_source=x&lang=de&pt_ref=acme&dclid=2#top',
    'https://blog.outlay.example/en?a=1&lang=de&pt_ref=acme#top',
  ],
  ['https://blog.outlay.example/en?gclid=1', 'https://blog.outlay.example/en'],
  ['//blog.outlay.example/en?gclid=1', '//blog.outlay.example/en'],
])('the location %s is sent as %s', (location, sent) => {
  expect(locationThatMayLeave(location)).toBe(sent)
})
