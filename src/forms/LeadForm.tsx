import { useEffect, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { Button } from '../components/Button'
import { Field } from '../components/Field'
import { Select } from '../components/Select'
import { useLocale, useStrings } from '../i18n/SiteContext'
import { media } from '../theme/tokens'
import { ConsentCheckbox } from './ConsentCheckbox'
import { forms, type FormName } from './forms'
import {
  formField,
  honeypotField,
  leadFormAction,
  leadFormElementId,
  leadLimits,
  localeField,
  pageField,
} from './leadContract'

type LeadFormProps = {
  form: FormName
  /** Text of the submit button instead of the form's own. */
  submitLabel?: string | null
  /** Id of the element; needed where a page shows the same form twice. */
  id?: string
}

const Root = styled.form<{ $short: boolean }>`
  display: grid;
  gap: var(--space-16);
  width: 100%;
  max-width: ${({ $short }) => ($short ? '30rem' : 'none')};
  text-align: start;
  scroll-margin-block-start: var(--space-24);
`

const Fields = styled.div<{ $columns: boolean }>`
  display: grid;
  gap: var(--space-16);

  ${media.xs} {
    grid-template-columns: ${({ $columns }) => ($columns ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};

    & > :has(textarea),
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

/** A form of one field has its button beside it where there is room. */
const OneLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-12);

  & > :first-child {
    flex: 1 1 15rem;
  }

  & > button {
    flex: 1 0 auto;
  }
`

const Alert = styled.p`
  padding: var(--space-12) var(--space-16);
  background: var(--colour-coral-soft);
  border-radius: var(--radius-control);
  color: var(--colour-ink);
`

const SmallPrint = styled.p`
  max-width: 36em;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  line-height: 1.5;
`

/**
 * A lead form (§3.3): a native form that the server answers with a redirect, so it works before JavaScript.
 * A refused form comes back with `?form=…&error=…` in the address, which is told once the page is alive.
 */
export function LeadForm({ form, submitLabel, id = leadFormElementId(form) }: LeadFormProps) {
  const strings = useStrings()
  const { urlCode } = useLocale()
  const root = useRef<HTMLFormElement>(null)
  const error = useReturnedError(form, root)
  const page = usePagePath()
  const { fields, marketingConsent, submitLabel: ownLabel } = forms[form]

  const controls = fields.map(({ label, options, ...field }) =>
    options ? (
      <Select key={field.name} {...field} label={strings[label]} options={options} />
    ) : (
      <Field key={field.name} {...field} label={strings[label]} />
    ),
  )
  const short = fields.length === 1 && marketingConsent === 'none'
  const submit = <Button type="submit">{submitLabel || strings[ownLabel]}</Button>

  return (
    <Root $short={short} method="post" action={leadFormAction} id={id} ref={root}>
      <input type="hidden" name={formField} value={form} />
      <input type="hidden" name={localeField} value={urlCode} />
      <input type="hidden" name={pageField} value={page} />
      <div hidden>
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" aria-label={honeypotField} />
      </div>
      {error && (
        <Alert role="alert">
          {error === 'INVALID_EMAIL' ? strings.invalid_email : strings.form_submission_error}
        </Alert>
      )}
      {short ? (
        <OneLine>
          {controls}
          {submit}
        </OneLine>
      ) : (
        <>
          <Fields $columns={fields.length > 1}>{controls}</Fields>
          {marketingConsent !== 'none' && <ConsentCheckbox required={marketingConsent === 'required'} />}
          <div>{submit}</div>
        </>
      )}
      <SmallPrint>{strings.privacy_consent_text}</SmallPrint>
    </Root>
  )
}

/** The code a refused form came back with. Of several equal forms on a page, the first one tells it. */
function useReturnedError(form: FormName, root: RefObject<HTMLFormElement>): string | undefined {
  const [error, setError] = useState<string>()
  useEffect(() => {
    const parameters = new URLSearchParams(window.location.search)
    const code = parameters.get('error')
    if (!code || parameters.get('form') !== form) return
    const first = document.querySelector(`input[name="${formField}"][value="${form}"]`)
    if (!root.current || !first || !root.current.contains(first)) return
    setError(code)
    // The address names the form by its usual id; a form with an id of its own is brought into view here.
    if (!document.getElementById(leadFormElementId(form))) root.current.scrollIntoView?.()
  }, [form, root])
  return error
}

/** Path and query of the page. Empty in the prerendered HTML, whose forms are placed by their Referer. */
function usePagePath(): string {
  const [path, setPath] = useState('')
  useEffect(() => {
    const { pathname, search } = window.location
    setPath(pathname.length + search.length > leadLimits.page ? pathname : pathname + search)
  }, [])
  return path
}
