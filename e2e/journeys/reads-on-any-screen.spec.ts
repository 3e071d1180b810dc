import { expect, test } from '../fixtures/quietPage'
import { layoutFindings } from '../fixtures/textLayout'

// The pages themselves are read in every width where they are visited: every-template.spec.ts.
test('the check finds text that is cut, overlaps other text or leaves the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.setContent(`
    <p>Fine words, <strong>also in bold</strong>.</p>
    <p style="overflow: hidden; white-space: nowrap; width: 100px">These words are cut at the right edge</p>
    <div style="overflow: hidden; height: 30px"><p>First line</p><p>Second line, cut away below</p></div>
    <p>Words below</p><p style="margin-top: -30px">Words on top</p>
    <div style="overflow: auto; width: 100px; white-space: nowrap">These words scroll in a frame of their own</div>
    <p aria-hidden="true" style="margin-top: -20px">Decoration</p>
    <p style="white-space: nowrap">These words are so long that they leave the page on its right side</p>`)
  const findings = (await layoutFindings(page)).map(({ finding, text }) => `${finding}: ${text}`)
  const expected = [
    /^the page is \d+ px wide in 320 px/,
    /^text is cut at 100 px: These words are cut/,
    /^text is cut below 30 px: Second line/,
    /^text lies over "Words on top": Words below|^text lies over "Words below": Words on top/,
    /^text reaches from \d+ to \d+ px of 320: These words are so long/,
  ]
  for (const pattern of expected) expect(findings).toContainEqual(expect.stringMatching(pattern))
  expect(findings.filter((finding) => !expected.some((known) => known.test(finding)))).toEqual([])
})
