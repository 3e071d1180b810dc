import { useEffect, useState, useSyncExternalStore, type FormEvent, type RefObject } from 'react'
import styled, { css } from 'styled-components'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { Button } from '../../design/components/Button'
import { Island } from '../../design/hydration/Island'
import { media } from '../../design/theme/tokens'
import { consent as visitorConsent } from '../../visitor/consent/store'
import { answerErrorText } from '../model/answerErrorText'
import { consentTextKeys, consentTextsOf, protectionTextKey } from '../model/consentTexts'
import {
  adsAllowedField,
  consentTextField,
  emailField,
  formField,
  honeypotField,
  leadFormAction,
  leadFormElementId,
  localeField,
  marketingConsentField,
  marketingConsentTextField,
  pageField,
  type LeadFormId,
} from '../model/contract'
import { forms } from '../model/forms'
import { ConsentCheckbox } from './ConsentCheckbox'
import { ConsentText } from './ConsentText'
import { isBuiltWithoutFormServer, useHasNoFormServer } from './formServer'
import { FormUnavailable } from './FormUnavailable'
import { isTouched } from './isTouched'
import { LeadControl } from './LeadControl'
import type { LeadFormOptions } from './leadFormState'
import { pageAddress } from './pageAddress'
import { useLeadForm } from './useLeadForm'

type LeadFormProps = {
  form: LeadFormId
  /** Text of the submit button instead of the form's own. */
  submitLabel?: string | null
  /** Id of the element; needed where a page shows the same form twice. */
  id?: string
  /** Answers that the visitor gave elsewhere on the page. */
  hidden?: LeadFormOptions['hidden']
  /** An address that the visitor has given on another page of this visit. */
  email?: string
} & Pick<
  LeadFormOptions,
  'partner' | 'registerHref' | 'redirect' | 'gate' | 'goesOnHere' | 'onSubmitted' | 'onError'
>

const Root = styled.form<{ $short: boolean; $isCovered: boolean }>`
  display: grid;
  gap: var(--space-16);
  width: 100%;
  max-width: ${({ $short }) => ($short ? '30rem' : 'none')};
  text-align: start;
  scroll-margin-block-start: var(--space-24);

  ${({ $isCovered }) =>
    // What is around stays where it is: the notice takes the whole room of the fields, and none of them can be used.
    $isCovered &&
    css`
      position: relative;
      min-height: 11rem;

      & > :not([data-form-unavailable]) {
        visibility: hidden;
      }

      & > [data-form-unavailable] {
        position: absolute;
        inset: 0;
        display: grid;
        align-self: stretch;
        place-content: start center;
        padding-block: var(--space-24);
        border: 1px dashed var(--colour-line-strong);
        background: none;
        text-align: center;
        z-index: 1;
      }
    `}
`

const Fields = styled.div<{ $columns: boolean }>`
  display: grid;
  gap: var(--space-16);
  align-items: start;

  ${media.xs} {
    grid-template-columns: ${({ $columns }) => ($columns ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};

    & > :has(textarea),
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

/** A form of one field has its button beside it where there is room; an error below the field moves neither. */
const OneLine = styled.div`
  display: grid;
  gap: var(--space-12);

  ${media.xs} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-4) var(--space-12);

    & > :first-child {
      display: contents;
    }

    & > :first-child > * {
      grid-column: 1 / -1;
    }

    & > :first-child > input {
      grid-column: 1;
    }

    & > button {
      grid-area: 2 / 2;
    }
  }
`

const Alert = styled.p`
  padding: var(--space-12) var(--space-16);
  background: var(--colour-coral-soft);
  border-radius: var(--radius-control);
  color: var(--colour-ink);
`

const SmallPrint = styled.div`
  max-width: 36em;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  line-height: 1.5;

  & summary {
    width: fit-content;
    min-height: var(--space-24);
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
`

/**
 * A lead form. It is a native form that the server answers with a redirect, so it works before and without
 * JavaScript; from the first interaction on, the application checks and sends the same elements.
 */
export function LeadForm(props: LeadFormProps) {
  return (
    <Island name="lead-form" props={props}>
      <LiveLeadForm {...props} />
    </Island>
  )
}

/** The form itself, hydrated on its own when the visitor first uses it. */
export function LiveLeadForm({
  form,
  submitLabel,
  id = leadFormElementId(form),
  hidden = {},
  email,
  ...rest
}: LeadFormProps) {
  const strings = useStrings()
  const locale = useLocale()
  const page = usePagePath()
  const adsAllowed = useAdsAllowed()
  const { fields, marketingConsent, submitLabel: ownLabel } = forms[form]
  const texts = consentTextsOf(strings)
  const { root, state, isAttached, handlers } = useLeadForm({ form, locale, texts, hidden, ...rest })
  const { name, fieldErrors, error, isProtected } = state

  const isUnavailable = useHasNoFormServer()
  const isCovered = useIsCovered(root, isUnavailable)
  const onSubmit = (event: FormEvent): void => {
    if (!isUnavailable) return handlers.onSubmit(event)
    event.preventDefault()
    root.current?.querySelector<HTMLElement>('[data-form-unavailable] a')?.focus()
  }

  const asked = new Set<string>(fields.map((field) => field.name))
  const added = Object.entries(hidden).filter(([field, value]) => value && !asked.has(field))
  const controls = fields.map((field, index) => (
    <LeadControl
      key={field.name}
      field={field}
      fieldErrors={fieldErrors}
      defaultValue={field.name === emailField ? email : undefined}
      isLast={index === fields.length - 1}
    />
  ))
  // A required checkbox comes before the button.
  const short = fields.length === 1 && marketingConsent !== 'required'
  const isBusy = name === 'loading' || name === 'submitted'
  const submit = (
    <Button type="submit" aria-busy={isBusy || undefined}>
      {submitLabel || strings[ownLabel]}
    </Button>
  )
  const errorText = (field: keyof typeof fieldErrors): string | undefined => {
    const code = fieldErrors[field]
    return code && answerErrorText(code, strings)
  }
  const consent = marketingConsent !== 'none' && (
    <ConsentCheckbox required={marketingConsent === 'required'} error={errorText(marketingConsentField)} />
  )
  const invalidField = fields.find((field) => fieldErrors[field.name])
  const firstError = invalidField && errorText(invalidField.name)
  // The focus may be in the field already, where assistive technology would not read a new description.
  const announcement = firstError ? `${strings[invalidField.label]}: ${firstError}` : ''
  // The browser's own messages, one field at a time and in its language, are for a page without the application. The sign-up
  // form is in no prerendered page.
  const [isLive, setIsLive] = useState(form === 'sign_up')
  useEffect(() => setIsLive(true), [])

  return (
    <Root
      {...handlers}
      onSubmit={onSubmit}
      $short={short}
      $isCovered={isCovered && !isBuiltWithoutFormServer}
      method="post"
      action={leadFormAction}
      id={id}
      ref={root}
      noValidate={isLive}
    >
      <input type="hidden" name={formField} value={form} />
      <input type="hidden" name={localeField} value={locale.urlCode} />
      <input type="hidden" name={pageField} value={page} />
      <input type="hidden" name={consentTextField} value={texts.consent} />
      {adsAllowed && <input type="hidden" name={adsAllowedField} value="true" />}
      {marketingConsent !== 'none' && (
        <input type="hidden" name={marketingConsentTextField} value={texts.marketing} />
      )}
      {added.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div hidden>
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      {isBuiltWithoutFormServer ? null : short ? (
        <>
          <OneLine>
            {controls}
            {submit}
          </OneLine>
          {consent}
        </>
      ) : (
        <>
          <Fields $columns={fields.length > 1}>{controls}</Fields>
          {consent}
          <div>{submit}</div>
        </>
      )}
      {isUnavailable && <FormUnavailable form={root} subject={submitLabel || strings[ownLabel]} />}
      {error && !isUnavailable && <Alert role="alert">{strings[error]}</Alert>}
      <span className="visually-hidden" role="status">
        {isBusy ? strings.sending : announcement}
      </span>
      {!isBuiltWithoutFormServer && (
        <SmallPrint>
          <details>
            <summary>{strings.terms_summary}</summary>
            {consentTextKeys.map((key) => (
              <span key={key}>
                <ConsentText text={strings[key]} />{' '}
              </span>
            ))}
          </details>
          {isAttached && (
            <span aria-live="polite">{isProtected && <ConsentText text={strings[protectionTextKey]} />}</span>
          )}
        </SmallPrint>
      )}
    </Root>
  )
}

/** True when a form that cannot be sent is covered by the notice: not one that the visitor has begun to fill in. */
function useIsCovered(root: RefObject<HTMLFormElement>, isUnavailable: boolean): boolean {
  const [isCovered, setIsCovered] = useState(isUnavailable)
  useEffect(() => {
    if (isUnavailable && root.current && !isTouched(root.current)) setIsCovered(true)
  }, [isUnavailable, root])
  return isCovered
}

/** Path and query of the page. Empty in the prerendered HTML: the server then reads the page from the Referer. */
function usePagePath(): string {
  const [path, setPath] = useState('')
  useEffect(() => setPath(pageAddress(window.location)), [])
  return path
}

const onConsent = (listener: () => void): (() => void) => visitorConsent.subscribe(listener)

/** Whether the visitor allows advertisement now. Never in the prerendered HTML, where nobody has decided anything. */
const useAdsAllowed = (): boolean =>
  useSyncExternalStore(
    onConsent,
    () => visitorConsent.allows('advertisement'),
    () => false,
  )
