import { lines, story } from './content.fixture'
import { emailDomainFindings } from './emailDomains'

const findingsOf = (domains: unknown[], type = 'disallowed_email_domains') =>
  lines(emailDomainFindings([story({ domains: domains.map((domain) => ({ domain })) }, { type })]))

describe('disallowed e-mail domains', () => {
  it('may be any domain, international ones in Punycode', () => {
    expect(
      findingsOf(['mail.example', 'mail.co.example', 't-mail.example', 'xn--bcher-kva.example']),
    ).toEqual([])
  })

  it.each([
    'Mail.example',
    '@mail.example',
    'mail',
    'mail,example',
    'mail.example ',
    'bücher.example',
    '',
    null,
  ])('must be something an address can end with, unlike "%s"', (domain) => {
    expect(findingsOf(['web.example', domain])).toEqual([
      expect.stringMatching(/^data\.domains\.1\.domain: .* is no domain/),
    ])
  })

  it('are listed once', () => {
    expect(findingsOf(['mail.example', 'web.example', 'mail.example'])).toEqual([
      'data.domains.2.domain: "mail.example" stands here twice',
    ])
  })

  it('are read from their own type only', () => {
    expect(findingsOf(['nonsense'], 'story')).toEqual([])
  })
})
