import { memo, useMemo } from 'react'
import styled from 'styled-components'
import { Button } from '../../../components/Button'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import { invoiceView, type InvoiceView } from '../exports/invoiceView'
import type { Calculation } from '../model/calculate'
import type { Invoice } from '../model/invoice'
import { useInvoiceWords } from './InvoiceContext'
import { countryName } from './names'
import { QrCode } from './QrCode'
import type { ShownDocumentWords } from './useDocumentWords'

/** White paper on which the type grows with its width, as a page of A4 does. */
const Paper = styled.div`
  container-type: inline-size;
  background: #fff;
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-control);
  box-shadow:
    0 1px 2px rgb(18 49 42 / 6%),
    0 12px 32px rgb(18 49 42 / 8%);
  color: #1a1a1a;
  hyphens: manual;
`

const Sheet = styled.article`
  display: grid;
  align-content: start;
  gap: 2em;
  min-height: 128cqi;
  padding: 8cqi 7cqi 6cqi;
  font-size: clamp(11px, 1.95cqi, 15px);
  line-height: 1.45;

  & p,
  & dd,
  & dt {
    overflow-wrap: anywhere;
  }
`

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 1em 2em;
  align-items: start;

  & img {
    width: auto;
    max-width: 16em;
    max-height: 5em;
  }
`

const Title = styled.p`
  font-size: 2em;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.1;
  text-align: end;
`

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.5em 2em;
`

/** Addresses at the start, facts at the end, which take the space they need. */
const AddressAndFacts = styled(Two)`
  grid-template-columns: minmax(0, 1fr) fit-content(62%);
`

const Party = styled.div`
  & > strong {
    display: block;
    font-weight: 600;
  }
`

/** Where something will stand that is not filled in yet. */
const Ghost = styled.span`
  color: #6b746f;
  font-weight: 400;
`

const Small = styled.p`
  color: #56605c;
  font-size: 0.9em;
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.2em 1em;
  align-content: start;

  & > dt {
    color: #56605c;
  }

  & > dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

const PaymentFacts = styled(Facts)`
  & > dd {
    text-align: start;
  }
`

const Lines = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: 0.5em 0 0.5em 0.8em;
    text-align: end;
    vertical-align: top;
  }

  & th:first-child,
  & td:first-child {
    padding-inline-start: 0;
    overflow-wrap: anywhere;
    text-align: start;
  }

  & thead th {
    border-block-end: 1.5px solid #1a1a1a;
    color: #56605c;
    font-weight: 500;
    vertical-align: bottom;
  }

  & tbody > tr > * {
    border-block-end: 1px solid #e4e4e0;
    font-weight: 400;
  }

  & tbody small {
    display: block;
    color: #56605c;
    font-size: 0.9em;
  }
`

const Totals = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.35em 2em;
  justify-self: end;
  width: min(100%, 26em);
  font-variant-numeric: tabular-nums;

  & > dd {
    text-align: end;
  }

  & > [data-strong] {
    padding-block-start: 0.5em;
    border-block-start: 1.5px solid #1a1a1a;
    font-size: 1.25em;
    font-weight: 600;
  }

  & > dt[data-strong] {
    margin-inline-end: -1.6em;
    padding-inline-end: 1.6em;
  }
`

const Payment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5em 2em;
  align-items: start;
  padding-block-start: 1.2em;
  border-block-start: 1px solid #e4e4e0;
`

const Blank = styled.div`
  display: grid;
  gap: 0.8em;

  & > span {
    display: block;
    height: 0.9em;
    background: #efefeb;
    border-radius: 3px;
  }
`

function Placeholder() {
  return (
    <Sheet aria-hidden="true" data-placeholder="">
      {[40, 65, 90].map((width) => (
        <Blank key={width}>
          {[0, 10, 25].map((less) => (
            <span key={less} style={{ width: `${width - less}%` }} />
          ))}
        </Blank>
      ))}
    </Sheet>
  )
}

/** The most rows that the preview draws: more would make typing slow, and the file has them all. */
const maxRows = 100

const Document = memo(function Document({ view, invoice }: { view: InvoiceView; invoice: Invoice }) {
  const { words } = view
  const { step_seller, step_buyer } = useInvoiceWords()
  const ghosts = { seller: step_seller, buyer: step_buyer }
  const rows = view.rows.slice(0, maxRows)
  return (
    <Sheet lang={view.language}>
      <Top>
        {view.logo ? (
          <img src={view.logo} alt={view.seller.name} />
        ) : (
          <Party>
            <strong>{view.seller.name || <Ghost>{ghosts.seller}</Ghost>}</strong>
          </Party>
        )}
        <Title>{view.title}</Title>
      </Top>
      <AddressAndFacts>
        <Party>
          {view.logo ? <strong>{view.seller.name}</strong> : null}
          {view.seller.lines.map((line, index) => (
            <Small key={index}>{line}</Small>
          ))}
        </Party>
        <Facts>
          {view.facts.map(({ label, value }) => (
            <FactRow key={label} label={label} value={value} />
          ))}
        </Facts>
      </AddressAndFacts>
      <Two>
        {[view.buyer, ...(view.delivery ? [view.delivery] : [])].map(({ label, name, lines }) => (
          <Party key={label}>
            <Small>{label}</Small>
            <strong>{name || <Ghost>{ghosts.buyer}</Ghost>}</strong>
            {lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </Party>
        ))}
      </Two>
      <Lines>
        <caption className="visually-hidden">{words.lines}</caption>
        <thead>
          <tr>
            {view.columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, details }, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                    {details.map((detail, index) => (
                      <small key={index}>{detail}</small>
                    ))}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
          {view.rows.length > rows.length ? (
            <tr>
              <td colSpan={view.columns.length}>…</td>
            </tr>
          ) : null}
        </tbody>
      </Lines>
      <Totals>
        {view.totals.map(({ label, value, isStrong }, index) => (
          <FactRow key={index} label={label} value={value} isStrong={isStrong} />
        ))}
      </Totals>
      {view.payment.facts.length > 0 || view.payment.text ? (
        <Payment>
          <div>
            {view.payment.text ? <p>{view.payment.text}</p> : null}
            <PaymentFacts>
              {view.payment.facts.map(({ label, value }) => (
                <FactRow key={label} label={label} value={value} />
              ))}
            </PaymentFacts>
          </div>
          <QrCode invoice={invoice} alt={words.qr_alt} caption={words.qr_caption} />
        </Payment>
      ) : null}
      {view.notes.length > 0 ? (
        <div>
          {view.notes.map((note, index) => (
            <p key={index}>{note}</p>
          ))}
        </div>
      ) : null}
      {view.footer ? <Small>{view.footer}</Small> : null}
    </Sheet>
  )
})

function FactRow({
  label,
  value,
  isStrong,
}: {
  label: string
  value: string
  isStrong?: boolean | undefined
}) {
  const strong = isStrong ? '' : undefined
  return (
    <>
      <dt data-strong={strong}>{label}</dt>
      <dd data-strong={strong}>{value}</dd>
    </>
  )
}

type InvoicePreviewProps = {
  invoice: Invoice
  calculation: Calculation
  words: ShownDocumentWords
  /** False in prerendered HTML: dates and amounts are written as the browser does. */
  isReady: boolean
}

/** The invoice as it will be, in its own language. */
export function InvoicePreview({ invoice, calculation, words: documentWords, isReady }: InvoicePreviewProps) {
  const words = useInvoiceWords()
  const { try_again } = useCommonWords()
  const { words: texts, hasFailed, retry } = documentWords
  const view = useMemo(
    () =>
      texts && isReady
        ? invoiceView(invoice, calculation, {
            words: texts,
            countryName: (code) => countryName(invoice.language, code),
          })
        : undefined,
    [invoice, calculation, texts, isReady],
  )
  return (
    <>
      {hasFailed ? (
        <Notice $tone="problem" role="alert">
          <p>{words.language_missing}</p>
          <Actions>
            <Button variant="secondary" onClick={retry}>
              {try_again}
            </Button>
          </Actions>
        </Notice>
      ) : null}
      <Paper>{view ? <Document view={view} invoice={invoice} /> : <Placeholder />}</Paper>
    </>
  )
}
