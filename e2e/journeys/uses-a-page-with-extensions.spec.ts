import { siteData } from '../../scripts/builtSite'
import { addExtensions, fillAsManager } from '../fixtures/externalMutations'
import { fieldsSentAt, journeys, type LeadJourney } from '../fixtures/leadJourneys'
import { applicationStarted } from '../fixtures/quietPage'
import { sampledFirst } from '../fixtures/scale'
import { expect, test } from '../fixtures/services'
import { stubWebApp } from '../fixtures/webApp'
import { LeadForm } from '../pages/LeadForm'

const site = siteData('en')

/** One journey for each form of the site. */
const forms = new Map<string, LeadJourney>()
for (const journey of journeys) if (!forms.has(journey.form)) forms.set(journey.form, journey)

const indexed = [...[...forms.values()].entries()]
for (const [index, journey] of sampledFirst(indexed, 1)) {
  const { name, form: formName, page: address, answers, marketingConsent, fields } = journey
  const events = index % 2 === 0
  test(`sends ${name}, filled in by a manager with${events ? '' : 'out'} events, among elements of extensions`, async ({
    page,
    email,
    hubspot,
  }) => {
    await stubWebApp(page)
    const form = new LeadForm(page, formName, site)
    await page.goto(address)
    await page.evaluate(addExtensions)
    await page.evaluate(fillAsManager, { values: answers, events })
    // Typed while the application starts and takes over the form.
    await form.email.click()
    await form.email.pressSequentially(email, { delay: 15 })
    await form.isChecked()
    await expect(form.email).toBeFocused()
    await expect(form.email).toHaveValue(email)
    if (marketingConsent) await form.consent.check()
    await form.email.press('Enter')

    const [lead] = await hubspot.submissions({ email })
    const expected = fieldsSentAt(fields, Number(lead?.submission.submittedAt))
    for (const field of Object.keys(answers) as (keyof typeof expected)[])
      expect(lead?.fields[field]).toBe(expected[field])
  })
}

test('text, caret, scrolled text and choices stay when the form is drawn anew, and no key is lost', async ({
  page,
}) => {
  const form = new LeadForm(page, 'contact', site)
  await page.goto('/en/contact')
  await page.evaluate(addExtensions)
  const message = form.root.locator('textarea')
  const lines = Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n')
  await message.fill(lines)
  // In one task: the area may be exchanged for another at any time.
  await page.evaluate(() => {
    const area = document.querySelector<HTMLTextAreaElement>('main form textarea')
    area?.setSelectionRange(12, 17, 'backward')
    if (area) area.scrollTop = 40
  })
  await applicationStarted(page)
  await form.isChecked()
  expect(
    await message.evaluate((area: HTMLTextAreaElement) => [
      document.activeElement === area,
      area.value.length,
      area.selectionStart,
      area.selectionEnd,
      area.selectionDirection,
      area.scrollTop,
    ]),
  ).toEqual([true, lines.length, 12, 17, 'backward', 40])
})
