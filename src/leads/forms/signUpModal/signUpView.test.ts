import type { SignUpModalContent } from '../../../content/site/formsData'
import { signUpView } from './signUpView'

const logo = { url: '/media/logo.svg', alt: 'Quillmere Bakeries', width: 100, height: 28 }
const content: SignUpModalContent = {
  title: 'Start here',
  subtitle: 'It takes ten minutes.',
  partner: { title: 'Start with your offer', subtitle: 'We note your partner.' },
  features: ['Cards', 'Receipts'],
  socialProof: { subtitle: 'Example companies', logos: [logo] },
  reviewQuote: { quote: 'The list is short.', author: 'Maud', subtitle: 'Finance' },
}
type Input = Parameters<typeof signUpView>[0]
const view = (input: Partial<Input>) =>
  signUpView({
    content,
    fallbackTitle: 'Sign up',
    partnerTexts: false,
    onPricing: false,
    bucket: () => 'reviewQuote',
    ...input,
  })

it('each bucket has its social proof', () => {
  expect(view({}).socialProof).toEqual({ variant: 'reviewQuote', ...content.reviewQuote })
  expect(view({ bucket: () => 'ratingsAndBadges' }).socialProof).toEqual({
    variant: 'ratingsAndBadges',
    ...content.socialProof,
  })
})

it.each([{ partnerTexts: true }, { onPricing: true }])('%j is not part of the experiment', (input) => {
  const bucket = jest.fn(() => 'reviewQuote' as const)
  expect(view({ ...input, bucket })).not.toHaveProperty('socialProof')
  expect(bucket).not.toHaveBeenCalled()
})

it('social proof without content is not shown', () => {
  const { socialProof: _logos, ...withoutLogos } = content
  const { reviewQuote: _quote, ...withNeither } = withoutLogos
  const bucket = jest.fn(() => 'ratingsAndBadges' as const)
  expect(view({ content: withoutLogos, bucket })).not.toHaveProperty('socialProof')
  expect(bucket).toHaveBeenCalledTimes(1)
  expect(view({ content: withNeither, bucket })).not.toHaveProperty('socialProof')
  expect(bucket).toHaveBeenCalledTimes(1)
})

it('partners see their own title and subtitle', () => {
  expect(view({ partnerTexts: true })).toMatchObject({ ...content.partner, partnerTexts: true })
  expect(view({})).toMatchObject({
    title: 'Start here',
    subtitle: 'It takes ten minutes.',
    partnerTexts: false,
  })
})

it('without content there is the fallback title and nothing else', () => {
  expect(view({ content: undefined, partnerTexts: true })).toEqual({
    title: 'Sign up',
    subtitle: '',
    features: [],
    partnerTexts: true,
  })
  expect(view({ content: { ...content, title: '' } }).title).toBe('Sign up')
})
