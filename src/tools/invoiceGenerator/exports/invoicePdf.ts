import type { PdfBlock, PdfDocument } from '../../pdf/exports/pdfDocument'
import type { ColumnKey, InvoiceView } from './invoiceView'

type InvoicePdfOptions = {
  /** When the file is made. */
  created: Date
  /** Modules of the QR code for the payment, row by row. */
  qr?: readonly (readonly boolean[])[] | undefined
  /** What makes the file an electronic invoice: the XML in it, and its metadata. */
  archive?: PdfDocument['archive'] | undefined
}

/** Bytes of a `data:` address. */
function bytesOf(address: string): Uint8Array {
  const text = atob(address.slice(address.indexOf(',') + 1))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

const widths: Readonly<Record<ColumnKey, number>> = {
  description: 40,
  quantity: 14,
  price: 14,
  discount: 11,
  vat: 9,
  amount: 15,
}

const paragraphs = (lines: readonly string[], style: { muted?: boolean; small?: boolean } = {}): PdfBlock[] =>
  lines.length > 0 ? [{ kind: 'paragraph', text: lines.join('\n'), ...style }] : []

const partyBlocks = ({
  label,
  name,
  lines,
}: {
  label: string
  name: string
  lines: string[]
}): PdfBlock[] => [
  { kind: 'paragraph', text: label, muted: true, small: true },
  ...(name ? [{ kind: 'paragraph', text: name, strong: true } as const] : []),
  ...paragraphs(lines),
]

/** The invoice as a document of pages. */
export function invoicePdf(view: InvoiceView, { created, qr, archive }: InvoicePdfOptions): PdfDocument {
  const { seller, buyer, delivery, payment, words, columns } = view
  const title = [view.title, view.number].filter(Boolean).join(' ')
  const paymentBlocks: PdfBlock[] = [
    ...(payment.text ? [{ kind: 'paragraph', text: payment.text } as const] : []),
    ...(payment.facts.length > 0 ? [{ kind: 'pairs', entries: payment.facts } as const] : []),
  ]
  const blocks: PdfBlock[] = [
    {
      kind: 'columns',
      widths: [1, 1],
      columns: [
        [
          ...(view.logo
            ? [
                {
                  kind: 'image',
                  bytes: bytesOf(view.logo),
                  alt: seller.name,
                  maxWidth: 170,
                  maxHeight: 56,
                } as const,
              ]
            : []),
          ...(seller.name ? [{ kind: 'paragraph', text: seller.name, strong: true } as const] : []),
          ...paragraphs(seller.lines, { small: true }),
        ],
        [
          { kind: 'heading', level: 1, text: view.title },
          ...(view.facts.length > 0 ? [{ kind: 'pairs', entries: view.facts } as const] : []),
        ],
      ],
    },
    { kind: 'space', height: 14 },
    delivery
      ? { kind: 'columns', columns: [partyBlocks(buyer), partyBlocks(delivery)] }
      : { kind: 'columns', columns: [partyBlocks(buyer), []] },
    { kind: 'space', height: 14 },
    {
      kind: 'table',
      name: words.lines,
      columns: columns.map(({ key, title: columnTitle, isNumber }) => ({
        title: columnTitle,
        width: widths[key],
        ...(isNumber && { align: 'end' as const }),
      })),
      rows: view.rows.map(({ cells, details }) =>
        cells.map((cell, column) => (column === 0 ? [cell, ...details].join('\n') : cell)),
      ),
      totals: view.totals.map(({ label, value, isStrong = false }) =>
        columns.map((_, column) =>
          column === 0
            ? { text: label, strong: isStrong }
            : column === columns.length - 1
              ? { text: value, strong: isStrong }
              : '',
        ),
      ),
    },
    ...(paymentBlocks.length > 0 || qr
      ? [
          { kind: 'heading', level: 2, text: payment.title } as const,
          qr
            ? ({
                kind: 'columns',
                widths: [3, 1],
                columns: [
                  paymentBlocks,
                  [{ kind: 'qr', modules: qr, size: 92, alt: words.qr_alt, caption: words.qr_caption }],
                ],
              } as const)
            : ({ kind: 'columns', widths: [3, 1], columns: [paymentBlocks, []] } as const),
        ]
      : []),
    ...(view.notes.length > 0
      ? [{ kind: 'heading', level: 2, text: words.notes } as const, ...paragraphs(view.notes)]
      : []),
  ]
  return {
    title,
    language: view.language,
    ...(seller.name && { author: seller.name }),
    created,
    blocks,
    footer: `${view.footer || title}\t${words.page}`,
    ...(archive && { archive }),
  }
}
