import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ToolWords } from '../../../content/cms/toolWords'
import { useLocale, useMarket } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { formatNumber } from '../../../core/i18n/formatNumber'
import { Button } from '../../../design/components/Button'
import { Heading } from '../../../design/components/Heading'
import type { InvoiceGeneratorStep } from '../../../visitor/analytics/catalogue'
import { analytics } from '../../../visitor/analytics/queue'
import { Actions, Panel, ToolColumns } from '../../controls/layout'
import { ToolFrame } from '../../controls/ToolFrame'
import { useFetchAhead } from '../../controls/useFetchAhead'
import { useStepHistory } from '../../controls/useStepHistory'
import { useToday } from '../../controls/useToday'
import { WorkBar, WorkNotices } from '../../controls/WorkBar'
import { useToolWork } from '../../savedWork/useToolWork'
import { wordsOf } from '../../words/model/wordsFor'
import { usualNote } from '../exports/invoiceView'
import { calculate } from '../model/calculate'
import type { InvoiceGeneratorWordKey } from '../model/generatorWordKeys'
import { currencies, invoiceLanguages, type Currency, type Invoice, type VatCategory } from '../model/invoice'
import { usualVat, vatRatesOf } from '../model/vatChoices'
import {
  emptyWork,
  invoiceOf,
  nextWork,
  openedWork,
  parseWork,
  type DueTerms,
  type InvoiceWork,
} from '../model/work'
import { BuyerStep } from './BuyerStep'
import { DetailsStep } from './DetailsStep'
import { Below, Beside, StepHeading } from './generatorLayout'
import { GetStep } from './GetStep'
import type { ImportedInvoice } from './ImportInvoice'
import { InvoiceProvider, type InvoiceEditing } from './InvoiceContext'
import { withText } from './invoicePaths'
import { InvoicePreview } from './InvoicePreview'
import { ItemsStep } from './ItemsStep'
import { useExports } from './loadExports'
import { loadLeadForm } from './loadLeadForm'
import { NotesStep } from './NotesStep'
import { StepBody } from './parts'
import { SellerStep } from './SellerStep'
import { StepNav, type NavStep, type StepStatus } from './StepNav'
import { eventOfStep, isDone, stepOfPath, steps, type Step } from './steps'
import { useDocumentWords } from './useDocumentWords'
import { useEinvoiceCheck } from './useEinvoiceCheck'
import { accountProblems } from './useEntryProblems'
import { useIsWide } from './useIsWide'

/** The name of the saved work in localStorage; src/visitor/consent has it in its registry. */
export const invoiceStorageKey = 'invoice-generator/v2'

/** The free invoice generator: steps of a form, the invoice beside them as it will be, and its files. */
export function InvoiceGenerator({ words: allWords }: { words: ToolWords }) {
  const words = useMemo(() => wordsOf<InvoiceGeneratorWordKey>(allWords), [allWords])
  const locale = useLocale()
  const market = useMarket()
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLDivElement>(null)
  const beside = useRef<HTMLDivElement>(null)
  const [empty] = useState(() =>
    emptyWork({
      typedIn: locale.htmlLang,
      language: invoiceLanguages.find((language) => language === locale.contentLanguage) ?? 'en-gb',
      currency: currencies.find((currency): currency is Currency => currency === market.currency) ?? 'EUR',
      country: locale.country,
      vat: usualVat(locale.country, ''),
    }),
  )
  const toolWork = useToolWork<InvoiceWork>({
    storageKey: invoiceStorageKey,
    empty,
    parse: (value) => parseWork(value, locale.htmlLang),
    root,
    withTyped: (before, typed) => {
      const invoice = Object.entries(typed).reduce<Invoice>(
        (one, [path, text]) => withText(one, path, text),
        before.invoice,
      )
      return invoice === before.invoice ? before : { ...before, invoice }
    },
  })
  const { work, change, isReady } = toolWork
  const { invoice } = work

  const today = useToday() ?? ''

  const isWide = useIsWide()
  const focusTarget = useRef<string>()
  const { step: chosenStep, goTo: setStep } = useStepHistory<Step>(steps, 'seller', () => {
    focusTarget.current = ''
  })
  // Beside the form the preview is no step.
  const step = isWide && chosenStep === 'preview' ? 'notes' : chosenStep
  const [openLine, setOpenLine] = useState<string | number | undefined>(empty.invoice.lines[0]?.id)
  const hasStarted = useRef(false)
  const hasPreviewed = useRef(false)
  /** The files that were opened, the last one last, each with the work before it. */
  const [imports, setImports] = useState<readonly { opened: ImportedInvoice; before: InvoiceWork }[]>([])
  const imported = imports.at(-1)
  const track = (reached: InvoiceGeneratorStep): void =>
    analytics.track('Invoice generator used', { step: reached })

  const { exports, prepare } = useExports()
  useFetchAhead(loadLeadForm)
  const changeInvoice = useCallback(
    (update: (invoice: Invoice) => Invoice): void => {
      if (!hasStarted.current) {
        hasStarted.current = true
        analytics.track('Invoice generator used', { step: 'your company details' })
        prepare()
      }
      change((before) => {
        const next = update(before.invoice)
        return next === before.invoice ? before : { ...before, invoice: next }
      })
    },
    [change, prepare],
  )
  // Work of an earlier visit is gone on with: its checks and its QR code are shown at once.
  const isStored = isReady && work !== empty
  useEffect(() => {
    if (isStored) prepare()
  }, [isStored, prepare])

  const shown = useMemo(() => invoiceOf(work, today), [work, today])
  const late = useDeferredValue(shown)
  // The file that was opened is read by the code of the files.
  const calculation = useMemo(
    () => (late.opened && exports ? exports.calculationOf(late) : calculate(late)),
    [late, exports],
  )
  const documentWords = useDocumentWords(invoice.language, isReady)

  const open = (next: Step, path?: string): void => {
    focusTarget.current = path ?? ''
    if (next === step) focusNow()
    else {
      setStep(next)
      hasStarted.current = true
      // Beside the form it is there all the time: whoever goes to the downloads has had it before them.
      if (next === 'get' && isWide && !hasPreviewed.current) {
        hasPreviewed.current = true
        track('preview')
      }
      // The downloads report themselves when they are shown.
      if (next !== 'get') track(eventOfStep[next])
      prepare()
    }
  }
  const focusNow = (): void => {
    const path = focusTarget.current
    if (path === undefined) return
    focusTarget.current = undefined
    const field = path ? root.current?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`) : undefined
    const disclosure = field?.closest('details')
    if (disclosure) disclosure.open = true
    // The preview has the place of the form, and its own heading.
    const target = field ?? (step === 'preview' ? beside : heading).current
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: field ? 'center' : 'start' })
  }
  useEffect(focusNow, [step, openLine])

  /** Opens the field at a path, which can be in a line that is closed. */
  const openField = (path: string): void => {
    const [, index] = /^lines\.(\d+)/.exec(path) ?? []
    const line = index === undefined ? undefined : invoice.lines[Number(index)]
    if (line) setOpenLine(line.id)
    open(stepOfPath(path), path)
  }

  const rates = useMemo(
    () => vatRatesOf(invoice.seller.address.country, shown.issueDate),
    [invoice.seller.address.country, shown.issueDate],
  )
  const defaultVat = useMemo(
    () => usualVat(invoice.seller.address.country, shown.issueDate),
    [invoice.seller.address.country, shown.issueDate],
  )

  const { checked, setChecked, problemAt, problemPaths } = useEinvoiceCheck(late, documentWords.words, words)

  const editing: InvoiceEditing = {
    invoice,
    shown,
    change: changeInvoice,
    words,
    focusStep: () => heading.current?.focus(),
    problemAt,
    isReady,
    exports,
    documentWords: documentWords.words,
  }

  const { words: texts } = documentWords
  const noteOf = texts && ((category: VatCategory): string => usualNote(category, texts))

  const nameOf = (one: Step): string => words[`step_${one}`]
  const entryPaths = [
    ...calculation.problems.map(({ path }) => path),
    ...accountProblems({ invoice, words, exports }).map(({ path }) => path),
  ]
  // Not while it is typed.
  const entrySteps = entryPaths.map(stepOfPath).filter((one) => one !== step)
  const problemSteps = new Set([...problemPaths.map(stepOfPath), ...entrySteps])
  const shownSteps = steps.map((one): NavStep<Step> => {
    const status: StepStatus = problemSteps.has(one) ? 'problem' : isDone(one, work) ? 'done' : 'empty'
    return {
      step: one,
      name: nameOf(one),
      status,
      statusText: status === 'empty' ? '' : words[`status_${status}`],
      ...(one === 'preview' && { isNarrowOnly: true }),
    }
  })
  const order = steps.filter((one) => !isWide || one !== 'preview')
  const index = order.indexOf(step)
  const before = order[index - 1]
  const after = order[index + 1]
  const number = (value: number): string => formatNumber(value, locale.htmlLang)

  const preview = (
    <InvoicePreview
      invoice={late}
      calculation={calculation}
      words={documentWords}
      isReady={isReady && today !== ''}
    />
  )

  const toOtherSteps = (
    <Actions>
      {before ? (
        <Button variant="secondary" onClick={() => open(before)}>
          {words.back}
        </Button>
      ) : null}
      {after ? (
        <Button onClick={() => open(after)} data-replay="continue">
          {fill(words.continue, { step: nameOf(after) })}
        </Button>
      ) : null}
    </Actions>
  )

  return (
    <ToolFrame ref={root} words={allWords}>
      <InvoiceProvider value={editing}>
        <WorkNotices work={toolWork} title={words.title} />
        <StepNav
          label={words.steps}
          steps={shownSteps}
          current={step}
          position={fill(words.position, {
            step: number(index + 1),
            steps: number(order.length),
            name: nameOf(step),
          })}
          onChoose={(one) => open(one)}
        />
        <ToolColumns $result="wide">
          <Panel hidden={step === 'preview'} data-form="">
            <StepHeading ref={heading} tabIndex={-1}>
              <Heading level={3}>{nameOf(step)}</Heading>
            </StepHeading>
            <StepBody>
              {step === 'seller' ? (
                <SellerStep
                  sellers={work.sellers}
                  imported={work === empty ? undefined : imported?.opened}
                  onImport={(opened) => {
                    setImports((before) => [...before, { opened, before: work }])
                    prepare()
                    change((one) => openedWork(one, opened.invoice))
                  }}
                  onUndo={() => {
                    if (imported) change(() => imported.before)
                    setImports((before) => before.slice(0, -1))
                  }}
                />
              ) : null}
              {step === 'buyer' ? <BuyerStep buyers={work.buyers} /> : null}
              {step === 'details' ? (
                <DetailsStep due={work.due} onDue={(due: DueTerms) => change((one) => ({ ...one, due }))} />
              ) : null}
              {step === 'items' ? (
                <ItemsStep
                  version={toolWork.version}
                  calculation={calculation}
                  calculated={late.lines}
                  rates={rates}
                  defaultVat={defaultVat}
                  shownLine={openLine}
                  onShowLine={setOpenLine}
                />
              ) : null}
              {step === 'notes' ? <NotesStep usualNote={noteOf} /> : null}
              {step === 'get' ? (
                <GetStep
                  asked={work.asked}
                  onAsked={() => change((one) => ({ ...one, asked: true }))}
                  calculation={calculation}
                  checked={checked}
                  onChecked={setChecked}
                  onOpenField={openField}
                  onNew={() => {
                    toolWork.startAnew((one) => nextWork(one, defaultVat))
                    setImports([])
                    setChecked(undefined)
                    track('new invoice')
                    open('buyer')
                  }}
                />
              ) : null}
            </StepBody>
            {toOtherSteps}
          </Panel>
          <Beside
            ref={beside}
            $current={step === 'preview'}
            tabIndex={0}
            role="region"
            aria-label={words.step_preview}
          >
            {preview}
            {step === 'preview' ? <Below>{toOtherSteps}</Below> : null}
          </Beside>
        </ToolColumns>
        <WorkBar work={toolWork} />
      </InvoiceProvider>
    </ToolFrame>
  )
}
