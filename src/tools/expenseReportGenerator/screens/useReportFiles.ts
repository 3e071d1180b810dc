import { useCallback, useEffect, useState } from 'react'
import { fileNameOf, fileTypes, saveFile } from '../../download/saveFile'
import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Calculation } from '../model/calculate'
import type { ReportWords } from '../model/describe'
import { receiptIds, type Report } from '../model/report'

type ReportFilesOptions = {
  report: Report
  calculation: Calculation
  words: ReportWords
  htmlLang: string
  country: string
}

const pdfCode = () => import('../../pdf/makePdf')
const documentCode = () => import('../exports/reportDocument')
const workbookCode = () =>
  Promise.all([import('../exports/reportWorkbook'), import('../../spreadsheet/exports/renderWorkbook')])
const csvCode = () => import('../exports/reportCsv')
const pictureCode = () => import('../receipts/receiptStore')

/** Fetches what pictures and the files need, so that they can be read and made later without a connection. */
function prepare(): void {
  pdfCode().then(
    ({ preparePdf }) => preparePdf(),
    () => undefined,
  )
  for (const load of [
    documentCode,
    workbookCode,
    csvCode,
    pictureCode,
    () => import('../receipts/receiptPictures'),
    () => import('papaparse'),
    () => import('write-excel-file/universal'),
  ])
    load().catch(() => undefined)
}

/** The bytes of the pictures of a report that are in this browser. */
async function pictureBytes(report: Report): Promise<Map<string, Uint8Array>> {
  const { picturesOf } = await pictureCode()
  const ids = receiptIds(report)
  const pictures = await picturesOf(ids)
  const entries = await Promise.all(
    ids.map(async (id, index): Promise<[string, Uint8Array] | undefined> => {
      const picture = pictures[index]
      return picture ? [id, new Uint8Array(await picture.arrayBuffer())] : undefined
    }),
  )
  return new Map(entries.filter((entry) => entry !== undefined))
}

/** Whether this browser can hand files to other apps; false until it has been asked. */
function useCanShareFiles(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => {
    const sample = new File([''], 'report.pdf', { type: fileTypes.pdf })
    setCan(typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] }))
  }, [])
  return can
}

/** Makes the files of a report. `missingLetters`: those of the last PDF that no font of ours has. */
export function useReportFiles({ report, calculation, words, htmlLang, country }: ReportFilesOptions) {
  const [missingLetters, setMissingLetters] = useState<readonly string[]>([])
  const canShare = useCanShareFiles()

  const describe = async (
    pictures: ReadonlyMap<string, Uint8Array>,
  ): Promise<{ document: PdfDocument; title: string }> => {
    const { reportDocument, reportTitle } = await documentCode()
    const document = reportDocument(report, calculation, {
      htmlLang,
      words,
      created: new Date(),
      pictures,
      pageSize: country === 'US' ? 'LETTER' : 'A4',
    })
    return { document, title: reportTitle(report, words) }
  }

  const makePdfFile = async (): Promise<{ bytes: Uint8Array; title: string }> => {
    const [{ makePdf }, { document, title }] = await Promise.all([
      pdfCode(),
      pictureBytes(report).then(describe),
    ])
    const { bytes, missingLetters: missing } = await makePdf(document)
    setMissingLetters(missing)
    return { bytes, title }
  }

  return {
    missingLetters,
    canShare,
    prepare: useCallback(prepare, []),
    /** The report as it would be printed, without its pictures. */
    preview: async (): Promise<PdfDocument> => (await describe(new Map())).document,
    savePdf: async (): Promise<void> => {
      const { bytes, title } = await makePdfFile()
      saveFile(bytes as Uint8Array<ArrayBuffer>, 'pdf', title)
    },
    /** Hands the PDF to another app. Resolves when the visitor changes their mind. */
    sendPdf: async (): Promise<void> => {
      const { bytes, title } = await makePdfFile()
      const file = new File([bytes as Uint8Array<ArrayBuffer>], fileNameOf(title, 'pdf'), {
        type: fileTypes.pdf,
      })
      await navigator.share({ files: [file], title }).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      })
    },
    saveXlsx: async (): Promise<void> => {
      const [[{ reportWorkbook }, { renderWorkbook }], { reportTitle }] = await Promise.all([
        workbookCode(),
        documentCode(),
      ])
      const bytes = await renderWorkbook(reportWorkbook(report, calculation, htmlLang, words))
      saveFile(bytes as Uint8Array<ArrayBuffer>, 'xlsx', reportTitle(report, words))
    },
    saveCsv: async (): Promise<void> => {
      const [{ reportCsv }, { reportTitle }] = await Promise.all([csvCode(), documentCode()])
      saveFile(await reportCsv(report, calculation, htmlLang, words), 'csv', reportTitle(report, words))
    },
  }
}
