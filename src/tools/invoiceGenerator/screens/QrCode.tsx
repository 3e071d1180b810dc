import { useMemo } from 'react'
import styled from 'styled-components'
import type { Invoice } from '../model/invoice'
import { useInvoice } from './InvoiceContext'

const Figure = styled.figure`
  display: grid;
  gap: 0.4em;
  justify-items: center;

  & > svg {
    width: 8em;
    height: 8em;
  }

  & > figcaption {
    color: #56605c;
    font-size: 0.9em;
  }
`

type QrCodeProps = {
  invoice: Invoice
  alt: string
  caption: string
}

/** The QR code with which a banking app fills in the transfer; nothing for an invoice that can have none. */
export function QrCode({ invoice, alt, caption }: QrCodeProps) {
  const { exports } = useInvoice()
  const modules = useMemo(() => exports?.qrModules(invoice), [exports, invoice])
  if (!modules) return null
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <Figure>
      <svg
        viewBox={`0 0 ${modules.length} ${modules.length}`}
        role="img"
        aria-label={alt}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{caption}</figcaption>
    </Figure>
  )
}
