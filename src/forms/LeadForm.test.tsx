/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../i18n/testSite'
import { forms, type FormName } from './forms'
import { leadFieldNames } from './leadContract'
import { LeadForm } from './LeadForm'

const formNames = Object.keys(forms) as FormName[]

/** What the browser would send, by name. */
function sent(container: HTMLElement): Record<string, string> {
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe.each(formNames)('the form %s', (name) => {
  test('is posted to the server by the browser itself', () => {
    const { container } = renderInSite(<LeadForm form={name} />)
    const form = container.querySelector('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', '/api/hubspot/form-submit')
    expect(form).toHaveAttribute('id', `form-${name}`)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit')
  })

  test('labels every field and sends only names the server knows', () => {
    const { container } = renderInSite(<LeadForm form={name} />)
    const controls = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
      (control) => control.type !== 'hidden' && !control.closest('[hidden]'),
    )
    for (const control of controls) {
      expect(control.labels?.[0]?.textContent).toMatch(/\S/)
      expect(['email', ...leadFieldNames]).toContain(control.name)
    }
    expect(controls.map((control) => control.name)).toEqual(expect.arrayContaining(['email']))
  })
})

test('sends form, locale and page, and nothing for what was not filled in', () => {
  window.history.replaceState(null, '', '/de/demo?utm_source=fair')
  const { container } = renderInSite(<LeadForm form="newsletter" />, { urlCode: 'de' })
  expect(sent(container)).toEqual({
    form: 'newsletter',
    locale: 'de',
    page: '/de/demo?utm_source=fair',
    email: '',
    website: '',
  })
})

test('hides the trap from people and assistive technology', () => {
  const { container } = renderInSite(<LeadForm form="work_email" />)
  const trap = container.querySelector('input[name="website"]')
  expect(trap).not.toBeVisible()
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
})

test('tells browsers what to fill in', () => {
  renderInSite(<LeadForm form="demo" />)
  const field = (label: RegExp) => screen.getByLabelText(label)
  expect(field(/first name/i)).toHaveAttribute('autocomplete', 'given-name')
  expect(field(/work e-mail/i)).toHaveAttribute('autocomplete', 'email')
  expect(field(/work e-mail/i)).toHaveAttribute('type', 'email')
  expect(field(/company/i)).toHaveAttribute('autocomplete', 'organization')
  expect(field(/telephone/i)).not.toBeRequired()
})

test('offers the sizes of a company, none of them chosen', () => {
  renderInSite(<LeadForm form="demo" />)
  const sizes = screen.getByRole('combobox', { name: /number of employees/i })
  expect(sizes).toHaveValue('')
  expect(sizes).toBeRequired()
  expect(
    within(sizes)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toContain('51–250')
})

test('asks for leave to send e-mails with a box that is not ticked', () => {
  renderInSite(<LeadForm form="contact" />)
  const consent = screen.getByRole('checkbox', { name: /^Send me product news/ })
  expect(consent).not.toBeChecked()
  expect(consent).not.toBeRequired()
  expect(screen.getByText(/^We use what you enter to answer you/)).toBeVisible()
})

test.each(['vulnerability', 'data_subject_request'] as const)('asks for no leave in the form %s', (form) => {
  renderInSite(<LeadForm form={form} />)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('takes the label of its button from the page', () => {
  renderInSite(<LeadForm form="contact" submitLabel="Send message" />)
  expect(screen.getByRole('button', { name: 'Send message' })).toBeVisible()
})

describe('a form that was refused', () => {
  test('says what is wrong with the address', () => {
    window.history.replaceState(null, '', '/en/contact?form=contact&error=INVALID_EMAIL#form-contact')
    renderInSite(<LeadForm form="contact" />)
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid e-mail address/)
  })

  test('says that it was not sent for any other reason', () => {
    window.history.replaceState(null, '', '/en/contact?form=contact&error=NOT_STORED')
    renderInSite(<LeadForm form="contact" />)
    expect(screen.getByRole('alert')).toHaveTextContent(/^We could not send the form/)
  })

  test('leaves the other forms of the page in peace', () => {
    window.history.replaceState(null, '', '/en/contact?form=contact&error=INVALID_EMAIL')
    renderInSite(
      <>
        <LeadForm form="newsletter" />
        <LeadForm form="contact" />
        <LeadForm form="contact" id="second" />
      </>,
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('alert').closest('form')).toHaveAttribute('id', 'form-contact')
  })
})
