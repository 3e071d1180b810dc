import { memo } from 'react'
import { formatNumber } from '../../../core/i18n/formatNumber'
import type { InvoiceView } from '../exports/invoiceView'
import type { Invoice } from '../model/invoice'
import { useInvoiceWords } from './InvoiceContext'
import {
  Sheet,
  Top,
  Title,
  Two,
  AddressAndFacts,
  Party,
  Ghost,
  Small,
  Facts,
  PaymentFacts,
  Lines,
  Totals,
  Payment,
  Blank,
} from './paperStyle'
import { QrCode } from './QrCode'

/** Grey bars, until the words of the invoice are there. */
export function SheetPlaceholder() {
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

/** The most rows that the preview renders: more would make typing slow, and the file has them all. */
const maxRows = 100

/** The content of the invoice on its paper. */
export const InvoiceSheet = memo(function InvoiceSheet({
  view,
  invoice,
}: {
  view: InvoiceView
  invoice: Invoice
}) {
  const { words } = view
  const { step_seller, step_buyer } = useInvoiceWords()
  const ghosts = { seller: step_seller, buyer: step_buyer }
  const rows = view.rows.slice(0, maxRows)
  return (
    <Sheet lang={view.language} translate="no">
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
      <Lines $numbers={view.columns.length - 1}>
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
                    <span>{cell}</span>
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
              <td colSpan={view.columns.length}>
                {`… + ${formatNumber(view.rows.length - rows.length, view.language)}`}
              </td>
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
