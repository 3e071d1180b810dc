import type { PdfDocument } from '../../pdf/exports/pdfDocument'
import type { Profile } from '../model/semantic'

/**
 * What makes a PDF a Factur-X or ZUGFeRD invoice (Factur-X 1.07, ZUGFeRD 2.3, chapter 6): the CII in it as an alternative of
 * the pages, and metadata that say so. The schema of those metadata is described as PDF/A-3 asks (ISO 19005-3, 6.6.2.3.3).
 */

/** Name of the file in the PDF and the level of conformance, by profile; Peppol has no CII. */
const profiles = {
  en16931: { file: 'factur-x.xml', level: 'EN 16931', version: '1.0' },
  xrechnung: { file: 'xrechnung.xml', level: 'XRECHNUNG', version: '3.0' },
} as const satisfies Partial<Record<Profile, unknown>>

export type FacturXProfile = keyof typeof profiles

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const

/** The XMP metadata of a Factur-X invoice: complete `rdf:Description` elements. */
export function facturXMetadata(profile: FacturXProfile): string {
  const { file, level, version } = profiles[profile]
  const described = properties.map(
    ([name, description]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  )
  return `<rdf:Description rdf:about="" xmlns:fx="${namespace}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${file}</fx:DocumentFileName>
<fx:Version>${version}</fx:Version>
<fx:ConformanceLevel>${level}</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas>
<rdf:Bag>
<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property>
<rdf:Seq>
${described.join('\n')}
</rdf:Seq>
</pdfaSchema:property>
</rdf:li>
</rdf:Bag>
</pdfaExtension:schemas>
</rdf:Description>`
}

/** The CII of an invoice as the archive of its PDF (`invoicePdf`). */
export const facturXArchive = (
  cii: string,
  profile: FacturXProfile,
  created: Date,
): NonNullable<PdfDocument['archive']> => ({
  attachments: [
    {
      name: profiles[profile].file,
      bytes: new TextEncoder().encode(cii),
      type: 'text/xml',
      description: 'Factur-X invoice',
      relationship: 'Alternative',
      modified: created,
    },
  ],
  xmp: facturXMetadata(profile),
})
