import { slug } from './slug'

it.each([
  ['  Hello,  World! ', 'hello-world'],
  ['snake_case__and   spaces', 'snake-case-and-spaces'],
  ['--Ärger & Öl--', 'ärger-öl'],
  ['€100/month?', '100-month'],
  ['(draft)', 'draft'],
  ['', ''],
])('the slug of %j is %j', (text, expected) => {
  expect(slug(text)).toBe(expected)
})
