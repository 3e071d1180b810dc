import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { formatMegabytes } from '../../../core/i18n/formatFileSize'
import { Button } from '../../../design/components/Button'
import { LoadingDots } from '../../../design/components/LoadingDots'
import { useCommonWords } from '../../words/CommonWordsContext'
import { maxLogoBytes } from '../model/limits'
import { useInvoice } from './InvoiceContext'
import { Hint } from './parts'
import { LogoError, shrinkLogo, type LogoProblem } from './shrinkLogo'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-16);
  align-items: center;
  padding: var(--space-16);
  border: 1px dashed var(--colour-line-strong);
  border-radius: var(--radius-control);

  & > img {
    width: auto;
    max-width: 9rem;
    max-height: 3.5rem;
    background: #fff;
  }
`

const Words = styled.div`
  display: grid;
  flex: 1 1 12rem;
  gap: var(--space-2);
`

const ErrorText = styled.p`
  color: var(--colour-error);
  font-size: var(--font-size-14);
  font-weight: 500;
`

/** The logo of the seller: chosen or dropped, made small, kept in this browser. */
export function LogoField() {
  const { invoice, change, words } = useInvoice()
  const { preparing } = useCommonWords()
  const { htmlLang } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [state, setState] = useState<'idle' | 'working' | LogoProblem>('idle')
  const { logo, name } = invoice.seller
  const setLogo = (value: string): void =>
    change((before) => ({ ...before, seller: { ...before.seller, logo: value } }))
  const take = (file: File | undefined): void => {
    if (!file) return
    setState('working')
    shrinkLogo(file).then(
      (picture) => {
        setState('idle')
        setLogo(picture)
      },
      (error: unknown) => setState(error instanceof LogoError ? error.problem : 'unreadable'),
    )
  }
  const problem =
    state === 'idle' || state === 'working'
      ? undefined
      : fill(words[`problem_logo_${state}`], { size: formatMegabytes(maxLogoBytes, htmlLang) })
  return (
    <Root
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      {logo ? <img src={logo} alt={name} /> : null}
      <Words>
        <strong>{words.logo}</strong>
        <Hint>{words.logo_hint}</Hint>
        {problem ? (
          <ErrorText id={errorId} role="alert">
            {problem}
          </ErrorText>
        ) : null}
      </Words>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/svg+xml,image/webp"
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Button
        variant="secondary"
        onClick={() => input.current?.click()}
        aria-describedby={problem ? errorId : undefined}
        aria-busy={state === 'working' || undefined}
        data-replay="logo"
      >
        <span>{logo ? words.logo_replace : words.logo_choose}</span>
        {state === 'working' ? <LoadingDots label={preparing} /> : null}
      </Button>
      {logo ? (
        <Button variant="quiet" onClick={() => setLogo('')}>
          {words.logo_remove}
        </Button>
      ) : null}
    </Root>
  )
}
